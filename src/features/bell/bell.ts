import { ageOf } from '#core/time/clock.ts';
import { groupPrefix } from '#features/courses/course.ts';
import { bellLimits } from './limits.ts';
import {
  type BellKind,
  bellKinds,
  forAll,
  isLink,
  isSitePath,
  type NoticeKind,
  noticeKinds,
} from './notice.ts';

// The bell (TELL-2) and announcements (TELL-1) of account or device; times in ms of the service. By hand: most pages need no other schema.

interface Notice {
  id: string;
  kind: NoticeKind;
  title: string;
  path: string;
  at: number;
}

export interface NoticeList {
  items: Notice[];
  readUntil: number; // every notice until then was read, on one of the devices
  closed: string[]; // announcements that were read, by id
  off: BellKind[]; // kinds that the user does not want
}

export interface KeptList extends NoticeList {
  asked: number; // when the account was asked for it; 0 for never
}

export interface KeptAnnouncement {
  id: string;
  text: string;
  link: string;
  until: number;
  at: number;
}

export type KeptAnnouncements = Record<string, { asked: number; items: KeptAnnouncement[] }>;

export const askAgainMs = 5 * 60_000;

type Fields = Record<string, unknown>;

const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const timeIn = (value: unknown): number =>
  value instanceof Date ? value.getTime() : typeof value === 'number' ? value : 0;
const itemsIn = (value: unknown): Fields[] =>
  Array.isArray(value)
    ? value.map(fieldsIn)
    : Object.entries(fieldsIn(value)).map(([id, item]) => ({ ...fieldsIn(item), id }));

/** What can't be read is left out: the rest is more than nothing. */
export function noticesIn(document: unknown): NoticeList {
  const { items, readUntil, closed, off } = fieldsIn(document);
  return {
    items: itemsIn(items).flatMap(noticeIn),
    readUntil: timeIn(readUntil),
    closed: listIn(closed).filter((one) => typeof one === 'string'),
    off: bellKinds.filter((kind) => listIn(off).includes(kind)),
  };
}

function noticeIn({ id, kind: asked, title, path, at }: Fields): Notice[] {
  const kind = noticeKinds.find((one) => one === asked);
  if (!kind || typeof id !== 'string' || typeof title !== 'string') return [];
  if (typeof path !== 'string' || !isSitePath(path)) return [];
  return [{ id, kind, title, path, at: timeIn(at) }];
}

/** When something was asked for. A time to come is that of a clock that was ahead: the next answer is newer than it. */
const askedIn = (value: unknown, now: number): number => {
  const asked = timeIn(value);
  return asked > now ? 0 : asked;
};

export const keptListIn = (kept: unknown, now: number): KeptList => ({
  ...noticesIn(kept),
  asked: askedIn(fieldsIn(kept).asked, now),
});

export const announcementsIn = (items: unknown): KeptAnnouncement[] =>
  itemsIn(items).flatMap(({ id, text, link = '', until, at }) =>
    typeof id === 'string' && typeof text === 'string' && typeof link === 'string'
      ? [{ id, text, link: link === '' || isLink(link) ? link : '', until: timeIn(until), at: timeIn(at) }]
      : [],
  );

export const keptAnnouncementsIn = (kept: unknown, now: number): KeptAnnouncements =>
  Object.fromEntries(
    Object.entries(fieldsIn(kept)).map(([course, value]) => {
      const { asked, items } = fieldsIn(value);
      return [course, { asked: askedIn(asked, now), items: announcementsIn(items) }];
    }),
  );

/** What was closed: no more than the account remembers, the newest. */
export const joinClosed = (one: readonly string[], other: readonly string[]): string[] =>
  [...new Set([...one, ...other])].slice(-bellLimits.closed);

/** An answer that was asked for earlier than what is there adds what was read, and nothing else; what was read stays read. */
export function mergedLists(kept: KeptList, answer: KeptList): KeptList {
  const newer = answer.asked < kept.asked ? kept : answer;
  return {
    ...newer,
    readUntil: Math.max(kept.readUntil, answer.readUntil),
    closed: joinClosed(answer.closed, kept.closed),
  };
}

/** What of the marks of a device the account lacks. `null`: nothing. */
export function missingMarks(
  kept: Pick<NoticeList, 'readUntil' | 'closed'>,
  account: Pick<NoticeList, 'readUntil' | 'closed'>,
): Pick<NoticeList, 'readUntil' | 'closed'> | null {
  const readUntil = kept.readUntil > account.readUntil ? kept.readUntil : 0;
  const closed = kept.closed.filter((id) => !account.closed.includes(id));
  return readUntil > 0 || closed.length > 0 ? { readUntil, closed } : null;
}

export interface BellEntry {
  key: string;
  kind: BellKind;
  text: string;
  href: string; // '' for an announcement without a link
  at: number;
  isUnread: boolean;
}

export function presentAnnouncements(announcements: KeptAnnouncements, now: number): KeptAnnouncement[] {
  const all = Object.values(announcements).flatMap(({ items }) => items);
  return [...new Map(all.map((one) => [one.id, one])).values()]
    .filter(({ until }) => now < until)
    .sort((a, b) => b.at - a.at);
}

export const unreadAnnouncements = (
  announcements: KeptAnnouncements,
  { closed, off }: Pick<NoticeList, 'closed' | 'off'>,
  now: number,
): KeptAnnouncement[] =>
  off.includes('announcement')
    ? []
    : presentAnnouncements(announcements, now).filter(({ id }) => !closed.includes(id));

/** Everything that the bell lists, newest first. What is switched off is not there. */
export function bellEntries(list: NoticeList, announcements: KeptAnnouncements, now: number): BellEntry[] {
  const notices = list.items.map(
    ({ id, kind, title, path, at }): BellEntry => ({
      key: id,
      kind,
      text: title,
      href: path,
      at,
      isUnread: at > list.readUntil,
    }),
  );
  const lines = presentAnnouncements(announcements, now).map(
    ({ id, text, link, at }): BellEntry => ({
      key: `announcement-${id}`,
      kind: 'announcement',
      text,
      href: link,
      at,
      isUnread: !list.closed.includes(id),
    }),
  );
  return [...notices, ...lines]
    .filter(({ kind }) => !list.off.includes(kind))
    .sort((a, b) => b.at - a.at || (a.key < b.key ? -1 : 1));
}

/** The list after everything in the bell was read. Announcements that are switched off were not in it. */
export const withAllRead = (list: KeptList, announcements: KeptAnnouncements, now: number): KeptList => ({
  ...list,
  readUntil: Math.max(list.readUntil, ...list.items.map(({ at }) => at)),
  closed: list.off.includes('announcement')
    ? list.closed
    : joinClosed(
        list.closed,
        presentAnnouncements(announcements, now).map(({ id }) => id),
      ),
});

export function nextEnd(announcements: KeptAnnouncements, now: number): number | null {
  const ends = presentAnnouncements(announcements, now).map(({ until }) => until);
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** Groups are told like courses (GROUP-2). */
export const isGroup = (course: string): boolean => course.startsWith(groupPrefix);

/**
 * One document a visit: of the open course or a group, in turn, then for everybody, elsewhere the one asked for longest ago. A clock set
 * back counts as old.
 */
export function dueCourse(
  kept: KeptAnnouncements,
  courses: readonly string[],
  now: number,
  open: string | null = null,
): string | null {
  const age = (course: string) => {
    const asked = kept[course]?.asked;
    return asked === undefined ? Number.POSITIVE_INFINITY : ageOf(asked, now);
  };
  const oldestFirst = (some: string[]) => some.sort((a, b) => age(b) - age(a));
  const isOpen = open !== null && courses.includes(open);
  const inTurn = isOpen
    ? [...oldestFirst([open, ...courses.filter(isGroup)]), forAll]
    : oldestFirst([forAll, ...courses]);
  return inTurn.find((course) => age(course) >= askAgainMs) ?? null;
}

/** Answers of courses that the user has no more are dropped. */
export const keptOf = (kept: KeptAnnouncements, courses: readonly string[]): KeptAnnouncements =>
  Object.fromEntries(
    Object.entries(kept).filter(([course]) => course === forAll || courses.includes(course)),
  );
