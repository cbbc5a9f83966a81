import { saveFile } from '#core/device/export-text.ts';
import { timeNow } from '#core/time/clock.ts';
import { slugOf } from '#core/words/slug.ts';
import { endOfSession, type Group, hourIn, type OwnGroup, type Session, sessionsOf } from './group.ts';

// A calendar file that phones and Google take (GROUP-2, RFC 5545). In UTC, so that no program guesses a zone.

const utc = (time: Date): string => `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

const encoder = new TextEncoder();

/** A line has 75 bytes at most; what follows begins with a space. No sign is cut in two. */
export function foldedLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const sign of line) {
    const bytes = encoder.encode(sign).length;
    if (size + bytes > 75) {
      parts.push(part);
      [part, size] = [' ', 1];
    }
    part += sign;
    size += bytes;
  }
  return [...parts, part].join('\r\n');
}

interface Details {
  title: string; // of the course
  link: string;
  site: string; // its host, which makes the names of events unique
  now: Date;
}

/** Names of events stay over all versions; `rev` says which is newer, so that nothing doubles. */
export function calendarOf(group: Group, { title, link, site, now }: Details): string {
  const sessions = sessionsOf(group);
  const event = (uid: string, { start, minutes }: Pick<Session, 'start' | 'minutes'>, more: string[]) => [
    'BEGIN:VEVENT',
    `UID:${uid}@${site}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${group.rev}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(endOfSession({ start, minutes }))}`,
    `SUMMARY:${escaped(`${title}: ${group.title}`)}`,
    ...(link === '' ? [] : [`LOCATION:${escaped(link)}`, `URL:${link}`]),
    ...more,
    'END:VEVENT',
  ];
  const repeated = group.weekly.flatMap((text, hour) => {
    const own = sessions.filter((session) => session.hour === hour);
    const planned = own.map(({ was, start }) => was ?? start).sort((a, b) => a.getTime() - b.getTime());
    const [first, last] = [planned[0], planned.at(-1)];
    const it = hourIn(text);
    if (!it || !first || !last) return [];
    const { day, minutes } = it;
    // The day of the week and which one of it: an hour more or less leaves the names of the others.
    const before = group.weekly.slice(0, hour).filter((other) => hourIn(other)?.day === day).length;
    const uid = [group.id, day, ...(before > 0 ? [before + 1] : [])].join('-');
    const gone = own.filter(({ isCancelled }) => isCancelled).map(({ start }) => utc(start));
    return [
      ...event(uid, { start: first, minutes }, [
        `RRULE:FREQ=WEEKLY;UNTIL=${utc(last)}`,
        ...(gone.length > 0 ? [`EXDATE:${gone.join(',')}`] : []),
      ]),
      ...own.flatMap((one) => (one.was ? event(uid, one, [`RECURRENCE-ID:${utc(one.was)}`]) : [])),
    ];
  });
  const added = sessions
    .filter(({ hour }) => hour === null)
    .flatMap((one) =>
      event(`${group.id}-${one.key.replaceAll(/\D/g, '')}`, one, one.isCancelled ? ['STATUS:CANCELLED'] : []),
    );
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site}//groups//AZ`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...repeated,
    ...added,
    'END:VCALENDAR',
    '',
  ]
    .map(foldedLine)
    .join('\r\n');
}

/** @param title of the course */
export function saveCalendarOf({ group, link }: OwnGroup, title: string): void {
  const text = calendarOf(group, { title, link, site: location.host, now: timeNow() });
  saveFile(`${slugOf(group.title) || group.course}.ics`, text, 'text/calendar;charset=utf-8');
}
