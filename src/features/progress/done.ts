import { isTime, plainKind } from '#core/device/record.ts';
import { progressLimits } from './limits.ts';

/**
 * The exercises of one course that a reader has done, by slug: when, in milliseconds (LEARN-7). Of an exercise that was done twice, the
 * first time stays.
 */
export const doneKind = plainKind<number>({
  collection: 'exercises',
  entry: (value) => (isTime(value) ? value : null),
  join: Math.min,
  at: (time) => time,
  notAfter: Math.min,
  limit: progressLimits.exercises,
  atOnce: progressLimits.exercisesAtOnce,
});
