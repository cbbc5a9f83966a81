import { mayManage, type Visitor } from '#core/session/access.ts';
import { emailIn } from '#core/session/email.ts';
import { endOfGrant, hasNow, withEnd } from '#core/session/grants.ts';
import { grantProblem, type User } from '#core/session/user.ts';
import { cleanLine, lowerCase } from '#core/words/letters.ts';
import { usernamePattern } from '#core/words/limits.ts';
import { panelLimits } from '#panel/limits.ts';

// Courses of many users at once (SCHOOL-3): a list is pasted, each line says before what will happen to it.

export const manyActions = ['open', 'renew', 'close'] as const;
/** `join`: into the group of the task, with its course where it lacks (GROUP-1). */
export type ManyAction = (typeof manyActions)[number] | 'join';

export interface ManyTask {
  action: ManyAction;
  course: string;
  end: Date | null; // when the grants end; `null`: never
  group?: string;
}

export interface LineKey {
  field: 'email' | 'username';
  value: string;
}

/** One person, as pasted; `key` is `null` when it is neither an e-mail nor a username. */
export interface PastedLine {
  text: string;
  key: LineKey | null;
}

/** What may be an e-mail: up to a sign that separates, so that no part of one is taken for another. */
const addresses = /[^\s@<>()[\]{}"«»“”„‘,;:|*`]+@[\p{L}\p{M}\p{N}@._-]+/gu;
const emailPattern = /^[^@/]+@[^@_]+\.[^@_.]+$/;

/** The e-mail in it, without the marks around it: 'a@x.az', a@x.az. */
function emailKey(found: string): LineKey | null {
  const value = emailIn(found.replace(/^[^\p{L}\p{N}_!#$%&+?^~/]+|[._-]+$/gu, ''));
  return emailPattern.test(value) ? { field: 'email', value } : null;
}

/** A text without number, bullet, quotes and brackets: «1. orxan», «• orxan», «@orxan», «"orxan"». */
const bare = (text: string): string =>
  text.trim().replace(/^(?:\d{1,3}(?:[.)]\s*|\s+)|[^\p{L}\d\s]\s*)+|["'’»”)\]>}:]+$/gu, '');

const isUsername = (text: string): boolean => usernamePattern.test(text);

/** A line with e-mails is about these alone: a word beside them may be somebody's username. Without one, commas separate only usernames. */
function peopleIn(line: string): PastedLine[] {
  const found = line.match(addresses) ?? [];
  if (found.length > 0) {
    const byKey = new Map(
      found.map((text) => {
        const key = emailKey(text);
        return [key?.value ?? text, { text, key }];
      }),
    );
    const [first, ...others] = byKey.values();
    return first && others.length === 0 ? [{ ...first, text: line }] : [...byKey.values()];
  }
  const parts = line.split(/[,;]/).map(bare).filter(Boolean);
  if (parts.length > 1 && parts.every(isUsername))
    return parts.map((value) => ({ text: value, key: { field: 'username', value } }));
  const value = parts.length === 1 ? lowerCase(parts.join('')) : '';
  return [{ text: line, key: isUsername(value) ? { field: 'username', value } : null }];
}

/** The people of a pasted text, as mail programs, spreadsheets and documents give it: one a line, or several e-mails. */
export const linesIn = (text: string): PastedLine[] =>
  text
    .split(/[\n\v\f\r\u0085\u2028\u2029]/)
    .map(cleanLine)
    .filter((line) => line !== '')
    .flatMap(peopleIn);

export const hasTooMany = (lines: readonly PastedLine[]): boolean => lines.length > panelLimits.grantLines;

export type Plan =
  | 'grant'
  | 'renew'
  | 'reopen'
  | 'revoke'
  | 'join'
  | 'move'
  | 'admit'
  /** Nothing, because it is so already: for ever, or until a day. */
  | 'has'
  | 'member'
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
  | 'unverified'
  | 'full';

export const writeOfPlan = {
  grant: 'grant',
  renew: 'renew',
  reopen: 'renew',
  revoke: 'revoke',
  join: 'join',
  move: 'join',
  admit: 'admit',
} as const;
export type WritePlan = keyof typeof writeOfPlan;

export const isWrite = (plan: Plan): plan is WritePlan => Object.hasOwn(writeOfPlan, plan);

const same = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** What the task means for a user with this record. */
export function planFor(user: User, { action, course, end, group }: ManyTask, by: Visitor, now: Date): Plan {
  if (!mayManage(by, user)) return 'staff';
  const has = user.lessons.includes(course);
  const until = endOfGrant(user, course);
  if (action === 'close') return has ? 'revoke' : 'lacks';
  if (action === 'join' && hasNow(user, course, now)) {
    const before = user.groups?.[course];
    return before === undefined ? 'join' : before === group ? 'member' : 'move';
  }
  if (action === 'renew') {
    if (!has) return 'lacks';
    return same(until, end) ? 'same-day' : 'renew';
  }
  if (!has) {
    const problem = grantProblem(user, course, end);
    return problem === 'full' || problem === 'unverified' ? problem : action === 'join' ? 'admit' : 'grant';
  }
  if (action === 'join') return 'admit';
  // A grant that is not over is left as it is: opening a course for a class must not shorten anybody's.
  if (!hasNow(user, course, now)) return 'reopen';
  return until === null ? 'has' : 'has-until';
}

/** Whether the record is already as the write would make it, perhaps by an attempt whose answer was lost. */
export function isAsPlanned(user: User, plan: WritePlan, { action, course, end, group }: ManyTask): boolean {
  const has = user.lessons.includes(course);
  if (plan === 'revoke') return !has;
  if (action === 'join') return has && user.groups?.[course] === group;
  return has && same(endOfGrant(user, course), end);
}

export function recordAfter(user: User, { action, course, end, group }: ManyTask, plan: WritePlan): User {
  if (action === 'join' && group !== undefined) {
    const joined = { ...user, groups: { ...user.groups, [course]: group } };
    return plan === 'admit' ? recordAfter(joined, { action: 'open', course, end }, 'grant') : joined;
  }
  const others = user.lessons.filter((one) => one !== course);
  if (plan === 'revoke') return { ...user, ...withEnd({ ...user, lessons: others }, course, null) };
  const lessons = user.lessons.includes(course) ? user.lessons : [...others, course];
  return { ...user, ...withEnd({ ...user, lessons }, course, end) };
}
