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

/**
 * A group's videos of a lesson, with those that are listed as paid (VIDEO-6, VIDEO-7). It names one group, because the
 * rule looks up when the grant of just this one ends (SCHOOL-2).
 */
export const groupVideos = (lesson: string, group: string): Query =>
  ofLesson(lesson, ['demo', '==', 'false'], ['group', '==', group]);
