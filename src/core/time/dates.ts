// As the Turkish locale writes them (BLOG-6). Without Intl: Chromium has no Azerbaijani formats, and a Turkish one takes a slow phone 60 ms.

export const bakuZone = '+04:00';
const zoneMs = 4 * 3_600_000;

export const dayMs = 86_400_000;

function inBaku(time: Date): { year: string; month: string; day: string; minute: string } {
  const text = new Date(time.getTime() + zoneMs).toISOString();
  const [year = '', month = '', day = ''] = text.slice(0, text.indexOf('T')).split('-');
  return { year, month, day, minute: text.slice(text.indexOf('T') + 1, -8) };
}

export function fullDate(time: Date): string {
  const { year, month, day } = inBaku(time);
  return `${day}.${month}.${year}`;
}

export function shortDate(time: Date): string {
  const { year, month, day } = inBaku(time);
  return `${day}.${month}.${year.slice(-2)}`;
}

export function isoDay(time: Date): string {
  const { year, month, day } = inBaku(time);
  return `${year}-${month}-${day}`;
}

export const timeElement = (time: Date) => ({
  dateTime: time.toISOString(),
  title: fullDate(time),
  textContent: shortDate(time),
});

export const localTimeOf = (time: Date): string =>
  new Date(time.getTime() + zoneMs).toISOString().slice(0, 16);

export const timeOfDay = (time: Date): string => inBaku(time).minute;

export const dateAndTime = (time: Date): string => `${fullDate(time)} ${timeOfDay(time)}`;

/** The last one before an end: a day ends at midnight, and is shown as 23:59. */
export const lastMinute = (end: Date): Date => new Date(end.getTime() - 1);

export const lastDayText = (end: Date): string => fullDate(lastMinute(end));

/** The number of the day in Baku since 1970. @param time in ms */
export const dayNumber = (time: number): number => Math.floor((time + zoneMs) / dayMs);

/** @param day its number */
export function dayElement(day: number): ReturnType<typeof timeElement> {
  // Noon, so that it is the same day in Baku.
  const noon = new Date((day + 0.5) * dayMs);
  return { ...timeElement(noon), dateTime: noon.toISOString().slice(0, 10) };
}

export const newestFirst = (a: { time: Date }, b: { time: Date }): number =>
  b.time.getTime() - a.time.getTime();
