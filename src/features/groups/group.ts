import * as v from 'valibot';
import { exercisePath, quizzesPath } from '#core/addresses/routes.ts';
import { integer, mapOf } from '#core/cloud/schema-parts.ts';
import { dayMs, isoDay, localTimeOf } from '#core/time/dates.ts';
import { momentIn } from '#core/words/typed.ts';
import { groupLimits } from './limits.ts';

// Sessions are computed, never stored (GROUP-1): a key is a moment of Baku, `2026-12-01T19:00`, and names a session for good.

/** The device keeps a moment as text. */
const moment = v.union([
  v.date(),
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
]);

/** GROUP-3. `after`: so many days after a session, which takes it along when it moves. */
const Deadline = v.object({
  title: v.string(),
  at: moment,
  after: v.optional(v.object({ key: v.string(), days: integer })),
});

export type Deadline = v.InferOutput<typeof Deadline>;

const day = v.pipe(v.string(), v.isoDate());

export const GroupDocument = v.object({
  id: v.string(),
  course: v.string(),
  title: v.string(),
  teacher: v.optional(v.string(), ''),
  start: day,
  end: day,
  /** `1 19:00 90`: Mondays at 19:00, 90 minutes; `1 19:00 90 2026-12-07/2027-01-31`: from this day, until this day, or one of the two. */
  weekly: v.array(v.string()),
  /** By key: '' for cancelled, otherwise `2026-12-03T20:00 90`. A key that begins with + was added. */
  changes: v.optional(mapOf(v.string()), {}),
  /** By `task:{slug}` or `quiz:{id}`. */
  due: v.optional(mapOf(v.fallback(v.nullable(Deadline), null)), {}),
  rev: integer,
});

export type Group = v.InferOutput<typeof GroupDocument>;

/** The lesson's link; for members alone. */
export const LessonDocument = v.object({ id: v.string(), link: v.string() });

/** What staff note of a student in a group: presence by the start of a session in ms, and longer deadlines. */
export const MembershipDocument = v.object({
  id: v.string(),
  marks: v.optional(mapOf(v.boolean()), {}),
  due: v.optional(mapOf(moment), {}),
});

export type Membership = v.InferOutput<typeof MembershipDocument>;

/** What a member reads of a group. */
export const OwnGroup = v.object({
  group: GroupDocument,
  link: v.string(),
  membership: v.nullable(MembershipDocument),
  /** Keys of deadlines: what is handed in and not returned. */
  done: v.optional(v.array(v.string()), []),
});

export type OwnGroup = v.InferOutput<typeof OwnGroup>;

export const groupPath = (id: string): string => `groups/${id}`;
export const lessonPath = (id: string): string => `groups/${id}/private/lesson`;
export const membershipPath = (uid: string, group: string): string => `users/${uid}/memberships/${group}`;

/** Of the id of an announcement about a session. */
export const sessionAnnouncementPrefix = 's-';

export interface Hour {
  day: number; // 1 for Monday
  at: string;
  minutes: number;
  since: string; // its first day; '' for that of the group
  until: string; // its last day; '' for that of the group
}

const hourPattern =
  /^([1-7]) ([01]\d|2[0-3]):([0-5]\d) (\d{1,3})(?: (\d{4}-\d\d-\d\d)?\/(\d{4}-\d\d-\d\d)?)?$/;
const changePattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d) (\d{1,3})$/;

const minutesIn = (text: string): number | null => {
  const minutes = Number(text);
  return minutes >= 1 && minutes <= groupLimits.minutes ? minutes : null;
};

export function hourIn(text: string): Hour | null {
  const [, day = '', hours, rest, length = '', since = '', until = ''] = hourPattern.exec(text) ?? [];
  const minutes = minutesIn(length);
  return minutes === null ? null : { day: Number(day), at: `${hours}:${rest}`, minutes, since, until };
}

export const hoursIn = ({ weekly }: Pick<Group, 'weekly'>): Hour[] =>
  weekly.flatMap((text) => hourIn(text) ?? []);

export const hourText = ({
  day,
  at,
  minutes,
  since = '',
  until = '',
}: Omit<Hour, 'since' | 'until'> & Partial<Hour>): string =>
  `${day} ${at} ${minutes}${since || until ? ` ${since}/${until}` : ''}`;

export const changeText = (start: Date, minutes: number): string => `${localTimeOf(start)} ${minutes}`;

export interface Session {
  key: string;
  /** The number of its weekly hour; `null`: added. */
  hour: number | null;
  start: Date;
  minutes: number;
  /** When it was to be. */
  was: Date | null;
  isCancelled: boolean;
}

export const endOfSession = ({ start, minutes }: Pick<Session, 'start' | 'minutes'>): Date =>
  new Date(start.getTime() + minutes * 60_000);

/** A day of the calendar has no zone: it counts from midnight to midnight of UTC here. */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dayOfNumber = (n: number): string => new Date(n * dayMs).toISOString().slice(0, 10);

export const dayAfter = (day: string, days: number): string => dayOfNumber(dayNumber(day) + days);

export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** 1 for Monday. */
export const weekdayOf = (day: string): number => ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1;

/** Whether the day is within the hour's own first and last day. */
export const countsOn = ({ since, until }: Hour, date: string): boolean =>
  date >= since && (until === '' || date <= until);

export const isOn = (hour: Hour, date: string): boolean =>
  hour.day === weekdayOf(date) && countsOn(hour, date);

type Plan = Pick<Group, 'start' | 'end' | 'weekly' | 'changes'>;

function* plannedOf({ start, end, weekly }: Plan): Generator<Session> {
  const first = dayNumber(start);
  const last = Math.min(dayNumber(end), first + groupLimits.days);
  const hours = weekly.map(hourIn);
  for (let n = first; n <= last; n++) {
    const day = dayOfNumber(n);
    for (const [hour, it] of hours.entries()) {
      if (!it || !isOn(it, day)) continue;
      const key = `${day}T${it.at}`;
      const time = momentIn(key);
      if (time instanceof Date)
        yield { key, hour, start: time, minutes: it.minutes, was: null, isCancelled: false };
    }
  }
}

const changeIn = (text: string): Pick<Session, 'start' | 'minutes'> | null => {
  const [, moment = '', length = ''] = changePattern.exec(text) ?? [];
  const [start, minutes] = [momentIn(moment), minutesIn(length)];
  return start instanceof Date && minutes !== null ? { start, minutes } : null;
};

/** All sessions from the first day to the last, by time; the cancelled ones too. Hours are Baku's, whatever the device's zone. */
export function sessionsOf(plan: Plan): Session[] {
  const planned = [...plannedOf(plan)].map((session): Session => {
    const change = Object.hasOwn(plan.changes, session.key) ? plan.changes[session.key] : undefined;
    if (change === undefined) return session;
    if (change === '') return { ...session, isCancelled: true };
    const moved = changeIn(change);
    return moved ? { ...session, ...moved, was: session.start } : session;
  });
  const added = Object.entries(plan.changes).flatMap(([key, change]): Session[] => {
    const it = key.startsWith('+') ? changeIn(change || `${key.slice(1)} 1`) : null;
    return it ? [{ key, hour: null, ...it, was: null, isCancelled: change === '' }] : [];
  });
  // Two hours that begin together are one session.
  const all = new Map([...planned, ...added].map((session) => [session.key, session]));
  return [...all.values()].sort((a, b) => a.start.getTime() - b.start.getTime());
}

const isHeld = ({ isCancelled }: Session): boolean => !isCancelled;

/** What is not over; what was cancelled, too. */
export const comingSessions = (plan: Plan, now: Date): Session[] =>
  sessionsOf(plan).filter((session) => endOfSession(session) > now);

export const nextSessions = (plan: Plan, now: Date): Session[] => comingSessions(plan, now).filter(isHeld);

/** Attendance can be taken (GROUP-4), the newest first. */
export const begunSessions = (plan: Plan, now: Date): Session[] =>
  sessionsOf(plan)
    .filter((session) => isHeld(session) && session.start <= now)
    .reverse();

/** For a student: a session may be moved behind the last day, and a deadline stand there. */
export const isOver = ({ group, membership }: Pick<OwnGroup, 'group' | 'membership'>, now: Date): boolean =>
  group.end < isoDay(now) &&
  nextSessions(group, now).length === 0 &&
  deadlinesOf(group, membership).every(({ at }) => at <= now);

export const dueKey = (kind: 'task' | 'quiz', id: string): string => `${kind}:${id}`;

/** The work, or the first attempt, of a student: the features that have them build on this one. */
export function handInPath(uid: string, course: string, key: string): string {
  const id = key.slice(key.indexOf(':') + 1);
  return key.startsWith('task:') ? `works/${uid}_${course}_${id}` : `attempts/${id}_${uid}_1`;
}

/** What tells whether and when it was handed in. */
export const HandIn = v.object({
  state: v.optional(v.string()),
  version: v.optional(integer),
  at: v.optional(v.date()),
  lockedAt: v.optional(v.date()),
});

export const isHandedIn = (
  key: string,
  { state, version = 0, lockedAt }: v.InferOutput<typeof HandIn>,
): boolean => (key.startsWith('quiz:') ? lockedAt !== undefined : version > 0 && state !== 'withdrawn');

/** The end of the day in Baku, so many days after the session. */
export function dueAfter(plan: Plan, key: string, days: number): Date | null {
  const session = sessionsOf(plan).find((one) => one.key === key);
  const end = session && momentIn(`${dayAfter(isoDay(session.start), days + 1)}T00:00`);
  return end instanceof Date ? end : null;
}

/** Deadlines that hang on a session go where it goes (GROUP-3). */
export const withMovedDeadlines = (plan: Plan, due: Group['due']): Group['due'] =>
  Object.fromEntries(
    Object.entries(due).map(([key, it]) => {
      const at = it?.after && dueAfter(plan, it.after.key, it.after.days);
      return [key, it && at ? { ...it, at } : it];
    }),
  );

export interface OwnDeadline extends Deadline {
  key: string;
  href: string;
}

/** Of a student, whose own is only ever longer: the group's may have been put off behind it, or taken away. */
export const lastMoment = (all: Date | undefined, own: Date | undefined): Date | null =>
  (all && own && own > all ? own : all) ?? null;

/** Of a student, the soonest first. */
export function deadlinesOf(
  { course, due }: Pick<Group, 'course' | 'due'>,
  membership: Pick<Membership, 'due'> | null,
): OwnDeadline[] {
  return Object.entries(due)
    .flatMap(([key, it]) => {
      if (!it) return [];
      const [kind, ...rest] = key.split(':');
      const id = rest.join(':');
      const href = kind === 'quiz' ? quizzesPath(course, id) : exercisePath(course, id);
      return [{ ...it, key, href, at: lastMoment(it.at, membership?.due[key]) ?? it.at }];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

const soonMs = 14 * dayMs;

/** What is still to be handed in, also what is late, the soonest first (GROUP-3). */
export const dueSoon = ({ group, membership, done }: Omit<OwnGroup, 'link'>, now: Date): OwnDeadline[] =>
  deadlinesOf(group, membership).filter(
    ({ key, at }) => at.getTime() < now.getTime() + soonMs && !done.includes(key),
  );

/** Present, and how many sessions were marked (GROUP-4). */
export function presenceOf({ marks }: Pick<Membership, 'marks'>): { here: number; of: number } {
  const all = Object.values(marks);
  return { here: all.filter(Boolean).length, of: all.length };
}
