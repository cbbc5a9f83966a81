import { limits } from '#domain/shared/limits.ts';
import { isTime, plainKind } from '#domain/shared/record.ts';

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
  limit: limits.exercises,
  atOnce: limits.exercisesAtOnce,
});
