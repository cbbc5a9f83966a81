import type { Query } from './query.ts';

/**
 * A group's videos of any lesson with a word in the title that begins so (SEARCH-1). It names one group, because the rule
 * looks up when the grant of just this one ends (SCHOOL-2).
 */
export const ownVideos = (group: string, word: string): Query => ({
  collection: 'videos',
  where: [
    ['words', 'array-contains', word],
    ['demo', '==', 'false'],
    ['group', '==', group],
  ],
  orderBy: ['time', 'asc'],
});
