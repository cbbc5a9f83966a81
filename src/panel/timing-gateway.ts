import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { AppError } from '#core/cloud/errors.ts';
import type { Fields } from '#core/cloud/operation.ts';
import { isSurelyPlanned, type NewTime, newTime, type Planning } from './planning.ts';

export interface Timing {
  time: NewTime;
  /** Nobody but staff sees the document, before and after the edit: the site needs no build. */
  isHidden: boolean;
}

export const published: Timing = { time: 'same', isHidden: false };

/** @throws AppError `changed-meanwhile` if it is published and the form plans it for another time (SCHOOL-5, VIDEO-13). */
export function timingOf(had: Date, planning: Planning): Timing {
  const time = newTime(had, planning);
  if (time === null) throw new AppError('changed-meanwhile');
  return { time, isHidden: time !== 'now' && isSurelyPlanned(had, planning.now) };
}

export const timeFields = (time: NewTime): Fields =>
  time === 'same' ? {} : { time: time === 'now' ? serverTimestamp() : time };

/** A time that the service sets is known by the log entry alone. */
export const wantedTime = (time: NewTime): Fields => (time === 'same' ? {} : { time });

export const timeIn = ({ time }: Fields): Date => (time instanceof Timestamp ? time.toDate() : new Date(0));
