import { isTime, plainKind } from '#core/device/record.ts';
import { progressLimits } from './limits.ts';

/** By slug, in ms (LEARN-7). Of an exercise that was done twice, the first time stays. */
export const doneKind = plainKind<number>({
  collection: 'exercises',
  entry: (value) => (isTime(value) ? value : null),
  join: Math.min,
  at: (time) => time,
  notAfter: Math.min,
  limit: progressLimits.exercises,
  atOnce: progressLimits.exercisesAtOnce,
});
