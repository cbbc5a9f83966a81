import type { Query } from './query.ts';

// Each query has the filters that prove its rule: free, or a group among the reader's lessons (VIDEO-9).

const ofLesson = (lesson: string, ...where: Query['where']): Query => ({
  collection: 'videos',
  where: [['hashtags', 'array-contains', lesson], ...where],
  // In the order in which the lessons were given.
  orderBy: ['time', 'asc'],
});

/** The free videos of a lesson (VIDEO-5). */
export const freeVideos = (lesson: string): Query => ofLesson(lesson, ['demo', '==', 'true']);

/** A group's videos of a lesson, without those that are listed as paid (VIDEO-6). */
export const groupVideos = (lesson: string, group: string): Query =>
  ofLesson(lesson, ['demo', '==', 'false'], ['paid', '==', ''], ['group', '==', group]);

/** The paid videos of a lesson for a reader with these lessons, at least one (VIDEO-7). */
export const paidVideos = (lesson: string, lessons: readonly string[]): Query =>
  ofLesson(lesson, ['demo', '==', 'false'], ['paid', '==', 'paid'], ['group', 'in', lessons]);
