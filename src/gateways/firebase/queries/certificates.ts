import type { Query } from './query.ts';

/** A student's certificates, newest first (LEARN-8). */
export const certificatesOf = (student: string): Query => ({
  collection: `users/${student}/certificates`,
  where: [],
  orderBy: ['issuedAt', 'desc'],
});

/** Those of one course. */
export const certificatesForCourse = (student: string, course: string): Query => ({
  collection: `users/${student}/certificates`,
  where: [['course', '==', course]],
});
