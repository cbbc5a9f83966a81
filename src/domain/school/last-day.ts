import { bakuZone } from '#domain/shared/dates.ts';

/** The end of a day in Baku. @param day yyyy-mm-dd; `null` if it is no day. */
export function endOf(day: string): Date | null {
  const end = new Date(`${day}T24:00:00${bakuZone}`);
  return Number.isNaN(end.getTime()) ? null : end;
}

/** A moment inside the last day of what ends at `end`. */
export const lastDayOf = (end: Date): Date => new Date(end.getTime() - 1);
