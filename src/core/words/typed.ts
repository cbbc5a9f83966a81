import { bakuZone, localTimeOf } from '#core/time/dates.ts';

/** A mistyped last day must not mean «for ever», nor a mistyped hour «now». */
export type Typed<Value> = Value | 'none' | 'invalid';

export function typedValue<Value>(typed: Typed<Value>): Value | null {
  if (typed === 'invalid') throw new Error('A field can’t be read.');
  return typed === 'none' ? null : typed;
}

export function momentIn(field: string): Typed<Date> {
  if (field === '') return 'none';
  const [, minutes] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(field) ?? [];
  const time = new Date(`${minutes}:00${bakuZone}`);
  // A day that the month does not have would be one of the next.
  return !Number.isNaN(time.getTime()) && localTimeOf(time) === minutes ? time : 'invalid';
}

export function countIn(field: string, most: number): Typed<number> {
  if (field === '') return 'none';
  const count = Number(field);
  return Number.isInteger(count) && count >= 1 && count <= most ? count : 'invalid';
}
