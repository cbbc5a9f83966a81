import { mayManage, type Visitor } from '#domain/accounts/access.ts';
import { grantProblem, type User } from '#domain/accounts/user.ts';
import { endOfGrant, hasNow, withEnd } from '#domain/school/grants.ts';
import { lowerCase } from '#domain/shared/letters.ts';
import { limits, usernamePattern } from '#domain/shared/limits.ts';

// Courses of many users at once (SCHOOL-3): a list is pasted, each line says before what will happen to it.

/** What is done with the course: open it, give the grants another last day, close it. */
export const manyActions = ['open', 'renew', 'close'] as const;
export type ManyAction = (typeof manyActions)[number];

export interface ManyTask {
  action: ManyAction;
  course: string;
  /** When the grants end; `null`: never. */
  end: Date | null;
}

/** By what a user is looked up. */
export interface LineKey {
  field: 'email' | 'username';
  value: string;
}

/** A line as it was pasted; `key` is `null` when it is neither an e-mail nor a username. */
export interface PastedLine {
  text: string;
  key: LineKey | null;
}

const emailPattern = /^[^\s@<>"'/]+@[^\s@<>"'/]+\.[^\s@<>"'/]+$/;

function keyIn(text: string): LineKey | null {
  // «Aygün Əliyeva <aygun@x.az>», as mail programs copy it.
  const [, inside = text] = /<([^<>]+)>$/.exec(text) ?? [];
  const value = lowerCase(inside.trim().replace(/^["']|["']$/g, ''));
  if (emailPattern.test(value)) return { field: 'email', value };
  return usernamePattern.test(value) ? { field: 'username', value } : null;
}

/** The lines of a pasted text: a line break, a comma, a semicolon or a tab separates two. */
export const linesIn = (text: string): PastedLine[] =>
  text
    .split(/[\n\r\t,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line, key: keyIn(line) }));

export const hasTooMany = (lines: readonly PastedLine[]): boolean => lines.length > limits.grantLines;

/** What will happen to a line. */
export type Plan =
  /** A write of this kind. */
  | 'grant'
  | 'renew'
  | 'reopen'
  | 'revoke'
  /** Nothing, because it is so already: for ever, or until a day. */
  | 'has'
  | 'has-until'
  | 'same-day'
  | 'lacks'
  /** Nothing, because it can't be done. */
  | 'unreadable'
  | 'twice'
  | 'not-found'
  | 'several'
  | 'malformed'
  | 'staff'
  | 'full';

/** The writes, with the method of the gateway that sends them. */
export const writeOfPlan = { grant: 'grant', renew: 'renew', reopen: 'renew', revoke: 'revoke' } as const;
export type WritePlan = keyof typeof writeOfPlan;

export const isWrite = (plan: Plan): plan is WritePlan => Object.hasOwn(writeOfPlan, plan);

const same = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** What the task means for a user with this record. */
export function planFor(user: User, { action, course, end }: ManyTask, by: Visitor, now: Date): Plan {
  if (!mayManage(by, user)) return 'staff';
  const has = user.lessons.includes(course);
  const until = endOfGrant(user, course);
  if (action === 'close') return has ? 'revoke' : 'lacks';
  if (action === 'renew') {
    if (!has) return 'lacks';
    return same(until, end) ? 'same-day' : 'renew';
  }
  if (!has) return grantProblem(user, course, end) === 'full' ? 'full' : 'grant';
  // A grant that is not over is left as it is: opening a course for a class must not shorten anybody's.
  if (!hasNow(user, course, now)) return 'reopen';
  return until === null ? 'has' : 'has-until';
}

/** Whether the record is already as the write would make it, perhaps by an attempt whose answer was lost. */
export function isAsPlanned(user: User, plan: WritePlan, { course, end }: ManyTask): boolean {
  const has = user.lessons.includes(course);
  if (plan === 'revoke') return !has;
  return has && same(endOfGrant(user, course), end);
}

/** The record after the write. */
export function recordAfter(user: User, { course, end }: ManyTask, plan: WritePlan): User {
  const others = user.lessons.filter((one) => one !== course);
  if (plan === 'revoke') return { ...user, ...withEnd({ ...user, lessons: others }, course, null) };
  const lessons = user.lessons.includes(course) ? user.lessons : [...others, course];
  return { ...user, ...withEnd({ ...user, lessons }, course, end) };
}
