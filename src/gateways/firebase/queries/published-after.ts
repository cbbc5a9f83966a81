import type { Query } from './query.ts';

/** What is or was published after this time, the first one first (SCHOOL-5). */
export const publishedAfter = (collection: 'blogs' | 'codes' | 'videos', time: Date): Query => ({
  collection,
  where: [['time', '>', time]],
  orderBy: ['time', 'asc'],
});
