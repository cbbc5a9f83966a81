import { reading } from '#core/session/reading.ts';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime, isoDay } from '#core/time/dates.ts';
import { daysBetween, deadlinesOf, type Group, nextSessions } from '../group.ts';
import type { Member } from './gateway.ts';
import { groupGateway, memberList } from './store.ts';
import { behindTexts as texts } from './texts.ts';

export interface Behind {
  member: Member;
  /** The newest sign of work in the course, or of presence; `null`: there is none. */
  seen: Date | null;
  overdue: readonly string[];
}

const behind = reading<{ of: string; rows: readonly Behind[] }>('none');
export const $behind = behind.$state;

/** Said before they are read. */
export const readsOfBehind = (group: Group, members: readonly Member[], now: Date): number =>
  members.reduce(
    (sum, { membership }) => sum + 1 + deadlinesOf(group, membership).filter(({ at }) => at <= now).length,
    0,
  );

/** GROUP-5. */
export const readBehind = (group: Group): Promise<boolean> =>
  behind.read(
    async () => {
      const staff = await groupGateway();
      const now = timeNow();
      const rows = await Promise.all(
        memberList().map(async (member): Promise<Behind> => {
          const due = deadlinesOf(group, member.membership).filter(({ at }) => at <= now);
          const { seen: worked, done } = await staff.doneBy(
            member.user.id,
            group.course,
            due.map(({ key }) => key),
          );
          const lessons = Object.entries(member.membership.marks).flatMap(([at, isHere]) =>
            isHere ? [Number(at)] : [],
          );
          const last = Math.max(worked?.getTime() ?? 0, ...lessons);
          const seen = last > 0 ? new Date(last) : null;
          return { member, seen, overdue: due.filter(({ key }) => !done.has(key)).map(({ title }) => title) };
        }),
      );
      return { of: group.id, rows };
    },
    null,
    true,
  );

/** Overdue first, then who was away the longest. */
export function behindFor(rows: readonly Behind[], days: number, now: Date): Behind[] {
  const seenAt = ({ seen }: Behind) => seen?.getTime() ?? 0;
  return rows
    .filter((row) => row.overdue.length > 0 || !row.seen || daysSince(row.seen, now) >= days)
    .sort((one, other) => other.overdue.length - one.overdue.length || seenAt(one) - seenAt(other));
}

/** Days of the calendar: yesterday evening is one day ago. */
export const daysSince = (seen: Date, now: Date): number =>
  Math.max(0, daysBetween(isoDay(seen), isoDay(now)));

/** What a teacher sends by WhatsApp or e-mail. */
export function messageTo({ member, seen, overdue }: Behind, group: Group, now: Date): string {
  const [next] = nextSessions(group, now);
  return [
    texts.greeting(member.user.name, group.title),
    ...(overdue.length > 0 ? [texts.overdueIs(overdue.join(', '))] : []),
    ...(overdue.length === 0 && seen ? [texts.awayFor(daysSince(seen, now))] : []),
    ...(next ? [texts.nextIs(dateAndTime(next.start))] : []),
    texts.help,
  ].join(' ');
}
