import { endOf } from '#core/session/grants.ts';
import { msNow } from '#core/time/clock.ts';
import { forms as texts } from './texts.ts';

/** What is wrong with the last day of a grant or a code (SCHOOL-1, SCHOOL-2); none may be for ever. */
export function lastDayProblem(day: string): { message: string; field: 'day' } | null {
  const end = endOf(day);
  if (end === 'invalid') return { message: texts.unreadableDay, field: 'day' };
  return end instanceof Date && end.getTime() <= msNow() ? { message: texts.pastDay, field: 'day' } : null;
}
