import { endOf } from '#core/session/grants.ts';
import { msNow } from '#core/time/clock.ts';
import { forms as texts } from './texts.ts';

/** No grant or code may be for ever (SCHOOL-1, SCHOOL-2). */
export function lastDayProblem(day: string): { message: string; field: 'day' } | null {
  const end = endOf(day);
  if (end === 'invalid') return { message: texts.unreadableDay, field: 'day' };
  return end instanceof Date && end.getTime() <= msNow() ? { message: texts.pastDay, field: 'day' } : null;
}
