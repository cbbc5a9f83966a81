import { doneKind } from '#features/progress/done.ts';
import { progressLimits } from '#features/progress/limits.ts';
import { chapter } from '../support/chapter.ts';
import { recordCases } from '../support/record-cases.ts';

export const exercises = chapter('[LEARN-7] users: exercises that are done');
exercises.reads('users/ayla/exercises/frontend', ['ayla']);
recordCases(exercises, {
  kind: doneKind,
  entry: 1_767_225_600_000,
  nth: (n) => n + 1,
  allowed: [1, 4_102_444_799_999],
  odd: [0, -1, 1.5, 4_102_444_800_000, '1', true, null, { at: 1 }],
  id: (n) => `sayğac-${n}`,
  wrongIds: [],
  ofCourses: { letters: progressLimits.exerciseSlugs },
});
