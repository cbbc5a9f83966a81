import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { AppError } from '#core/cloud/errors.ts';
import type { Fields } from '#core/cloud/operation.ts';
import { isSurelyPlanned, type NewTime, newTime, type Planning } from './planning.ts';

/** The time of an edited post, snippet or video (SCHOOL-5, VIDEO-13). */
export interface Timing {
  time: NewTime;
  /** Nobody but staff can see the document, before and after the edit: the site needs no build. */
  isHidden: boolean;
}

/** What is published stays so. */
export const published: Timing = { time: 'same', isHidden: false };

/**
 * The time that an edit gives a document.
 * @throws AppError `changed-meanwhile` if it is published and the form plans it for another time.
 */
export function timingOf(had: Date, planning: Planning): Timing {
  const time = newTime(had, planning);
  if (time === null) throw new AppError('changed-meanwhile');
  return { time, isHidden: time !== 'now' && isSurelyPlanned(had, planning.now) };
}

export const timeFields = (time: NewTime): Fields =>
  time === 'same' ? {} : { time: time === 'now' ? serverTimestamp() : time };

/** The time by which a version is recognised as saved. One that the service sets is known by the log entry alone. */
export const wantedTime = (time: NewTime): Fields => (time === 'same' ? {} : { time });

/** The time in the fields of a version that was read. */
export const timeIn = ({ time }: Fields): Date => (time instanceof Timestamp ? time.toDate() : new Date(0));
