import { isSurelyPlanned, type NewTime, newTime, type Planning } from '#domain/panel/planning.ts';
import { AppError } from '#domain/shared/errors.ts';
import type { Timing } from '../batches/content.ts';
import type { Fields } from '../batches/operation.ts';
import { ExactValue } from '../firestore/value.ts';

/**
 * The time that an edit gives a document (SCHOOL-5).
 * @throws AppError `changed-meanwhile` if it is published and the form plans it for another time.
 */
export function timingOf(had: Date, planning: Planning): Timing {
  const time = newTime(had, planning);
  if (time === null) throw new AppError('changed-meanwhile');
  return { time, isHidden: time !== 'now' && isSurelyPlanned(had, planning.now) };
}

/** The time in the fields of a version that was read. */
export const timeIn = ({ time }: Fields): Date => (time instanceof ExactValue && time.date) || new Date(0);

/** The time by which a version is recognised as saved. One that the service sets is known by the log entry alone. */
export const wantedTime = (time: NewTime): Fields => (time === 'same' ? {} : { time });
