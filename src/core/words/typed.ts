import { bakuZone, localTimeOf } from '#core/time/dates.ts';

/**
 * What a field holds. Nothing and what can't be read are two things: a mistyped last day must not mean «for ever», nor a
 * mistyped hour «now».
 */
export type Typed<Value> = Value | 'none' | 'invalid';

/** The value, `null` for none. Forms refuse what can't be read before. @throws Error for what can't be read */
export function typedValue<Value>(typed: Typed<Value>): Value | null {
  if (typed === 'invalid') throw new Error('A field can’t be read.');
  return typed === 'none' ? null : typed;
}

/** The moment in Baku that a `datetime-local` field names, to the minute. */
export function momentIn(field: string): Typed<Date> {
  if (field === '') return 'none';
  const [, minutes] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(field) ?? [];
  const time = new Date(`${minutes}:00${bakuZone}`);
  // A day that the month does not have would be one of the next.
  return !Number.isNaN(time.getTime()) && localTimeOf(time) === minutes ? time : 'invalid';
}

/** A whole number from 1 to `most`. */
export function countIn(field: string, most: number): Typed<number> {
  if (field === '') return 'none';
  const count = Number(field);
  return Number.isInteger(count) && count >= 1 && count <= most ? count : 'invalid';
}
