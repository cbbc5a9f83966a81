import { serverTimestamp } from 'firebase/firestore/lite';
import { type Actor, logged } from '#core/cloud/audit.ts';
import { AuditDocument, type AuditEntry } from '#core/cloud/audit-entry.ts';
import { commit } from '#core/cloud/commit.ts';
import { type Operation, type Query, set, update } from '#core/cloud/operation.ts';
import { foldLetters } from '#core/words/letters.ts';
import { courseRows } from '#panel/joined-rows-gateway.ts';
import type { ListPage, ListQuery, OneQuery } from '#panel/list-query.ts';
import { readRows } from '#panel/rows-gateway.ts';
import { codeIn } from '../code.ts';
import {
  couponFilter,
  type Enrolment,
  EnrolmentDocument,
  type EnrolmentSort,
  type NewEnrolment,
} from '../enrolment.ts';
import { enrolments } from '../gateway.ts';

/** A new code for a course (SCHOOL-1), or a coupon (PAY-4); staff only. */
export function createEnrolment(
  actor: Actor,
  code: string,
  { name, course, until, uses, coupon }: NewEnrolment,
): Operation[] {
  const data = {
    ...(name !== '' && { name, nameKey: foldLetters(name) }),
    ...{ course, until, uses, used: 0, ended: false },
    ...coupon,
    createdAt: serverTimestamp(),
  };
  return logged(actor, 'enrolments', code, 'create', (audit) => [
    set(`enrolments/${code}`, { ...data, audit }),
  ]);
}

/** From now on nobody can use the code (SCHOOL-1). Who has used it keeps the course; staff only. */
export const endEnrolment = (actor: Actor, code: string): Operation[] =>
  logged(actor, 'enrolments', code, 'end', (audit) => [update(`enrolments/${code}`, { ended: true, audit })]);

const sorts: Record<EnrolmentSort, Required<Pick<Query, 'where' | 'orderBy'>>> = {
  newest: { where: [], orderBy: ['createdAt', 'desc'] },
  soonest: { where: [], orderBy: ['until', 'asc'] },
  open: { where: [['ended', '==', false]], orderBy: ['until', 'desc'] },
  ended: { where: [['ended', '==', true]], orderBy: ['until', 'desc'] },
};

/** The codes of all courses or of one, or the coupons. A search finds names by their beginning and sorts by it, because the service sorts by what it compares. */
export function enrolmentList({ search, sort, filter = '' }: OneQuery<EnrolmentSort>): Query {
  const { where, orderBy } = sorts[sort];
  const course = filter === couponFilter ? '' : filter;
  const ofCourse: Query['where'] = filter === '' ? [] : [['course', '==', course]];
  const prefix = foldLetters(search.trim());
  if (prefix === '') return { collection: 'enrolments', where: [...ofCourse, ...where], orderBy };
  return { collection: 'enrolments', where: ofCourse, orderBy: ['nameKey', 'asc'], prefix };
}

/** Who has used a code: the filters prove the rule for teachers, who may not read the rest of the log. */
export const usesOf = (code: string, course: string): Query => ({
  collection: 'audit',
  where: [
    ['action', '==', 'enrol'],
    ['enrolment', '==', code],
    ['lesson', '==', course],
  ],
  orderBy: ['at', 'desc'],
});

/** Codes that open a course, for staff; `by` is the uid of the user who acts (SCHOOL-1). Every method throws AppError. */
export const staffEnrolments = {
  /** A search finds a whole code, or those whose name begins with the text. */
  async list(asked: ListQuery<EnrolmentSort>): Promise<ListPage<Enrolment>> {
    const code = codeIn(asked.search);
    if (code === null)
      return courseRows(asked, (filter) => enrolmentList({ ...asked, filter }), EnrolmentDocument);
    const item = await enrolments.one(code);
    return { rows: item ? [{ id: code, item }] : [], more: null };
  },
  one: enrolments.one,
  create: async (by: string, code: string, enrolment: NewEnrolment): Promise<void> =>
    commit(createEnrolment({ uid: by }, code, enrolment)),
  end: async (by: string, code: string): Promise<void> => commit(endEnrolment({ uid: by }, code)),
  uses: (code: string, course: string): Promise<ListPage<AuditEntry>> =>
    readRows(usesOf(code, course), AuditDocument),
};
