import type { ListQuery } from '#domain/panel/list-query.ts';
import type { EnrolmentOrder } from '#domain/school/enrolment.ts';
import { lowerCase } from '#domain/shared/letters.ts';
import type { Query } from './query.ts';

const orders: Record<EnrolmentOrder, NonNullable<Query['orderBy']>> = {
  newest: ['createdAt', 'desc'],
  soonest: ['until', 'asc'],
};

/** The codes; a search finds the ones of a course and sorts by it, because the service sorts by what it compares. */
export function enrolmentList({ search, order }: ListQuery<EnrolmentOrder>): Query {
  const prefix = lowerCase(search.trim());
  if (prefix === '') return { collection: 'enrolments', where: [], orderBy: orders[order] };
  return { collection: 'enrolments', where: [], orderBy: ['course', 'asc'], prefix };
}

/** Who has used a code: the filters prove the rule for teachers, who may not read the rest of the log. */
export const usesOf = (code: string): Query => ({
  collection: 'audit',
  where: [
    ['action', '==', 'enrol'],
    ['enrolment', '==', code],
  ],
  orderBy: ['at', 'desc'],
});
