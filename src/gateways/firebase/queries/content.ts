import type { Query } from './query.ts';

/**
 * What is published at this time, newest first. The rules let everyone list it if the time is not later than the
 * service's own (SCHOOL-5).
 */
export const publishedUntil = (collection: 'blogs' | 'codes', time: Date): Query => ({
  collection,
  where: [['time', '<=', time]],
  orderBy: ['time', 'desc'],
});
