import { dayMs } from '#core/time/dates.ts';
import { limits } from '#core/words/limits.ts';
import { momentIn, type Typed } from '#core/words/typed.ts';

/** PANEL-7, SCHOOL-2. */
export interface Grants {
  lessons: readonly string[];
  ends?: Readonly<Record<string, Date>> | undefined; // absent: for ever
}

/** `null`: for ever. */
export const endOfGrant = ({ ends = {} }: Grants, course: string): Date | null =>
  (Object.hasOwn(ends, course) && ends[course]) || null;

export function hasNow(grants: Grants, course: string, now: Date): boolean {
  const end = endOfGrant(grants, course);
  return grants.lessons.includes(course) && (end === null || now < end);
}

export const coursesNow = (grants: Grants, now: Date): string[] =>
  grants.lessons.filter((course) => hasNow(grants, course, now));

export const withEnd = ({ lessons, ends }: Grants, course: string, end: Date | null) => {
  const { [course]: _, ...others } = ends ?? {};
  return { lessons: [...lessons], ends: end ? { ...others, [course]: end } : others };
};

/** The end of the day in Baku; a year that is too far is a slip. */
export function endOf(day: string): Typed<Date> {
  if (day === '') return 'none';
  const begin = momentIn(`${day}T00:00`);
  if (!(begin instanceof Date) || day > limits.lastDay) return 'invalid';
  return new Date(begin.getTime() + dayMs);
}
