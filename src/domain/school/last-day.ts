import { limits } from '#domain/shared/limits.ts';
import { momentIn, type Typed } from '#domain/shared/typed.ts';

/** The end of the day in Baku that a `date` field names; a year that is too far is a slip. @param day yyyy-mm-dd */
export function endOf(day: string): Typed<Date> {
  if (day === '') return 'none';
  const begin = momentIn(`${day}T00:00`);
  if (!(begin instanceof Date) || day > limits.lastDay) return 'invalid';
  return new Date(begin.getTime() + 24 * 60 * 60 * 1000);
}

/** A moment inside the last day of what ends at `end`. */
export const lastDayOf = (end: Date): Date => new Date(end.getTime() - 1);
