// Chromium has no Azerbaijani date formats, so build and browser both use the Turkish locale (BLOG-6).
const zone = { timeZone: 'Asia/Baku' } as const;
const short = new Intl.DateTimeFormat('tr', { ...zone, day: '2-digit', month: '2-digit', year: '2-digit' });
const full = new Intl.DateTimeFormat('tr', { ...zone, day: '2-digit', month: '2-digit', year: 'numeric' });

/** dd.mm.yy in Baku (BLOG-6). */
export const shortDate = (time: Date): string => short.format(time);

/** dd.mm.yyyy in Baku. */
export const fullDate = (time: Date): string => full.format(time);

/** The contents of a `time` element: short date, full date on hover (BLOG-6), and the machine-readable time. */
export const timeElement = (time: Date) => ({
  dateTime: time.toISOString(),
  title: fullDate(time),
  textContent: shortDate(time),
});

/** Baku's time, all year. */
export const bakuZone = '+04:00';

const hourAndMinute = new Intl.DateTimeFormat('tr', { ...zone, hour: '2-digit', minute: '2-digit' });

/** hh:mm in Baku. */
export const timeOfDay = (time: Date): string => hourAndMinute.format(time);

/** dd.mm.yyyy hh:mm in Baku. */
export const dateAndTime = (time: Date): string => `${fullDate(time)} ${timeOfDay(time)}`;

/** The properties of a <time> element for a day of the search index: days since 1970. */
export function dayElement(day: number): ReturnType<typeof timeElement> {
  // Noon, so that it is the same day in Baku.
  const noon = new Date((day + 0.5) * 86_400_000);
  return { ...timeElement(noon), dateTime: noon.toISOString().slice(0, 10) };
}
