import { keep, kept, remove } from '#core/device/device-storage.ts';
import { fieldsIn } from '#core/device/record.ts';

// START-3: from the device alone. By hand: most pages of users need no schema.

export const todayPrefix = 'kodyol:today:';
/** What pages have noted, and the room that the front page had for it last. */
export const dueKey = (uid: string): string => `${todayPrefix}due:${uid}`;
export const todayKey = (uid: string): string => `${todayPrefix}${uid}`;

/** One thing to do next. Two that lead to the same place are one. */
export interface TodayLine {
  text: string;
  href: string;
  isNext?: true; // the front page has a button for it (LEARN-3)
}

/** As the device knows the user before anything is asked. */
export interface TodayUser {
  uid: string;
  now: number; // ms
  courses: readonly string[];
}

/** What a feature adds; src/registry/today.ts lists them in the order in which they are shown. */
export type TodayPart = (user: TodayUser) => readonly TodayLine[];

/** More would be a list that nobody finishes in a day. */
export const mostLines = 5;

export const linesOf = (parts: readonly TodayPart[], user: TodayUser): TodayLine[] =>
  parts
    .flatMap((part) => part(user))
    .filter(({ href }, at, all) => all.findIndex((line) => line.href === href) === at)
    .slice(0, mostLines);

/** `until`: ms, then the line goes by itself. Without a text it says that what is there is done, whoever else has noted it. */
export interface Due extends Omit<TodayLine, 'text'> {
  text: string | null;
  until?: number;
}

/** What a page has read stands in «Bu gün» until that page says otherwise: nothing is read for it again. @param group every line of it is replaced */
export function noteDue(uid: string, group: string, due: readonly Due[]): void {
  const { [group]: _, ...others } = fieldsIn(kept(dueKey(uid)));
  const all = due.length > 0 ? { ...others, [group]: due } : others;
  if (Object.keys(all).length > 0) keep(dueKey(uid), all);
  else remove(dueKey(uid));
}

function dueIn(value: unknown, now: number): Due[] {
  const { text, href, until } = fieldsIn(value);
  if ((typeof text !== 'string' && text !== null) || typeof href !== 'string') return [];
  return typeof until === 'number' && until <= now ? [] : [{ text, href }];
}

export const notedDue: TodayPart = ({ uid, now }) => {
  const noted = Object.values(fieldsIn(kept(dueKey(uid)))).flatMap((group) =>
    Array.isArray(group) ? group.flatMap((one) => dueIn(one, now)) : [],
  );
  const done = new Set(noted.filter(({ text }) => text === null).map(({ href }) => href));
  return noted.flatMap(({ text, href }) => (text === null || done.has(href) ? [] : [{ text, href }]));
};
