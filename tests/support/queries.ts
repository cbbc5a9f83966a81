import type { Query } from '#core/cloud/operation.ts';
import { userSorts } from '#core/session/user.ts';
import { codeLanguages } from '#core/words/code-language.ts';
import {
  holdersAmong,
  studentList,
  teacherList,
  userList,
  usersByEmail,
  usersByNumber,
  usersByUsername,
  usersByWords,
} from '#features/accounts/desk/gateway.ts';
import { certificatesForCourse } from '#features/certificates/desk/gateway.ts';
import { certificatesOf } from '#features/certificates/gateway.ts';
import { enrolmentList, usesOf } from '#features/enrolments/desk/gateway.ts';
import { enrolmentSorts } from '#features/enrolments/enrolment.ts';
import { reviewRows } from '#features/graduates/desk/gateway.ts';
import { graduateReviewsOf } from '#features/graduates/gateway.ts';
import { graduateReviewStates } from '#features/graduates/graduate-review.ts';
import { membersOf } from '#features/groups/desk/gateway.ts';
import { groupLists } from '#features/groups/desk/group-form.ts';
import { groupRows } from '#features/groups/gateway.ts';
import { messageList } from '#features/inbox/desk/gateway.ts';
import { couponOrders, orderList, paidOrders, paidSum } from '#features/orders/desk/gateway.ts';
import { ordersOf } from '#features/orders/gateway.ts';
import { orderStates } from '#features/orders/order.ts';
import { doneAmong } from '#features/progress/desk/gateway.ts';
import { questionRows } from '#features/questions/desk/gateway.ts';
import { answeredBy, questionsOf, questionsUnder } from '#features/questions/gateway.ts';
import { questionStates } from '#features/questions/question.ts';
import { attemptRows, lockedRows, quizRows, recountedRows } from '#features/quizzes/desk/gateway.ts';
import { attemptsOf, openQuizzes } from '#features/quizzes/gateway.ts';
import {
  accountsMade,
  entriesAbout,
  grantsEnding,
  ordersMade,
  videosUntil,
} from '#features/school/desk/gateway.ts';
import { videosOfUrl } from '#features/videos/desk/gateway.ts';
import { videosAmong } from '#features/videos/desk/pasted-videos-gateway.ts';
import { freeVideos, groupVideos, ownVideos, plannedFree } from '#features/videos/gateway.ts';
import { dueRows, workRows } from '#features/works/desk/gateway.ts';
import { worksOf } from '#features/works/gateway.ts';
import { workLists } from '#features/works/work.ts';
import { contentSorts, plannedFilter, videoFilters } from '#panel/list-query.ts';
import { auditList, byIds } from '#panel/log-gateway.ts';
import { contentList, courseVideos, publishedAfter } from '#panel/rows-gateway.ts';
import { draftRows } from '#panel/shared-drafts-gateway.ts';
import { trashSorts } from '#panel/trash.ts';
import { holdersOf, trashByName, trashByTitle, trashList } from '#panel/trash-gateway.ts';
import { versionRows } from '#panel/versions-gateway.ts';

/**
 * The build's own question (core/build/firestore-reader.ts): what is published at this time, newest first. The rules let everyone list it if the time is not later than the
 * service's own (SCHOOL-5).
 */
export const publishedUntil = (collection: 'blogs' | 'codes', time: Date): Query => ({
  collection,
  where: [['time', '<=', time]],
  orderBy: ['time', 'desc'],
});

/** Fields that can be left out are stated too. */
type Full<T> = T extends Date | readonly unknown[] ? T : T extends object ? Required<T> : T;

/** Values of each argument. One that can be left out needs two: with it and without. */
type Values<Given extends readonly unknown[]> = {
  [K in keyof Given]-?: undefined extends Given[K]
    ? readonly [Full<Given[K]>, Full<Given[K]>, ...Full<Given[K]>[]]
    : readonly Full<Given[K]>[];
};

/** A query with every combination of values. Its type asks for those of a new argument or field, which may need a new index. */
function each<Given extends readonly unknown[]>(
  query: (...given: Given) => Query,
  ...values: Values<Given>
): Query[] {
  const lists: readonly (readonly unknown[])[] = values;
  const combined = lists.reduce<readonly unknown[][]>(
    (before, list) => before.flatMap((given) => list.map((value) => [...given, value])),
    [[]],
  );
  return combined.map((given) => query(...(given as unknown as Given)));
}

const searches = ['', 'css', '#css'];
const articles = ['blogs', 'codes'] as const;
const since = [new Date(0)];
const until = [new Date()];
const quiz = { id: 'quiz', course: 'frontend' };
const listed = (search: string, filter = '') => ({ search, filter, sort: 'newest' as const });

/** Every query of src/gateways, each in all of its shapes. */
export const queries: Record<string, Query[]> = {
  publishedUntil: each(publishedUntil, articles, until),
  publishedAfter: each(publishedAfter, articles, since),
  freeVideos: each(freeVideos, ['frontend'], until),
  groupVideos: each(groupVideos, ['frontend'], ['frontend'], until),
  ownVideos: each(ownVideos, ['frontend'], ['flex'], until),
  plannedFree: each(plannedFree, until),
  contentList: [
    ...each(
      contentList,
      [...articles, 'videos'],
      contentSorts.flatMap((sort) => searches.map((search) => ({ search, sort, filter: '' }))),
      [new Date(0), undefined],
    ),
    ...each(
      contentList,
      ['videos'],
      [plannedFilter, ...videoFilters(['frontend'])].map((filter) => listed('', filter)),
      [new Date(0), undefined],
    ),
    ...each(
      contentList,
      ['codes'],
      codeLanguages.map((filter) => listed('', filter)),
      [new Date(0), undefined],
    ),
  ],
  userList: each(userList, userSorts, ['', 'frontend']),
  usersByWords: each(usersByWords, ['ay']),
  usersByNumber: each(usersByNumber, ['013-24']),
  usersByUsername: each(usersByUsername, ['ay']),
  usersByEmail: each(usersByEmail, ['ay']),
  teacherList: each(teacherList),
  messageList: [messageList('new'), messageList('answered', 'closed')],
  ordersOf: each(ordersOf, ['bahar']),
  orderList: each(orderList, [undefined, ...orderStates]),
  couponOrders: each(couponOrders, ['S'.repeat(26)]),
  paidOrders: each(paidOrders, since, until, [null, 'backend']),
  paidSum: each(paidSum, ['price', 'off'] as const, since, until, [null, 'backend']),
  ordersMade: each(ordersMade, since, until),
  accountsMade: each(accountsMade, since, until),
  grantsEnding: each(grantsEnding, ['ui-designer'], since, [new Date('2099-01-01')]),
  questionsUnder: each(questionsUnder, [{ id: 'a', demo: 'true' }]),
  questionsOf: each(questionsOf, ['ayla'], ['', 'frontend']),
  answeredBy: each(answeredBy, ['ayla']),
  questionRows: each(questionRows, questionStates, ['', 'frontend']),
  graduateReviewsOf: each(graduateReviewsOf, ['ayla']),
  reviewRows: each(reviewRows, graduateReviewStates),
  worksOf: each(worksOf, ['ayla'], ['', 'frontend']),
  openQuizzes: each(openQuizzes, ['frontend']),
  attemptsOf: each(attemptsOf, ['ayla'], ['', 'frontend']),
  quizRows: each(quizRows, ['frontend']),
  attemptRows: each(attemptRows, [quiz]),
  lockedRows: [lockedRows(quiz, { at: new Date('2030-01-01') })],
  recountedRows: [recountedRows(quiz, { n: 1 })],
  draftRows: each(draftRows, ['blog']),
  versionRows: each(versionRows, [...articles, 'videos'], ['one']),
  workRows: each(workRows, workLists, ['', 'frontend']),
  dueRows: each(dueRows, ['', 'frontend']),
  trashList: [...each(trashList, trashSorts, [undefined, ['collection', 'blogs'], ['by', 'teacher']])],
  trashByTitle: each(trashByTitle, ['css']),
  trashByName: each(trashByName, ['ay']),
  auditList: each(auditList),
  enrolmentList: each(
    enrolmentList,
    enrolmentSorts.flatMap((sort) =>
      ['', 'qrup'].flatMap((search) => ['', 'frontend'].map((filter) => ({ search, sort, filter }))),
    ),
  ),
  groupRows: each(groupRows, [...groupLists], ['', 'frontend'], ['2026-11-28']),
  membersOf: each(membersOf, [{ id: 'g-one', course: 'frontend' }]),
  usesOf: each(usesOf, ['A'], ['frontend']),
  entriesAbout: each(entriesAbout, ['ayla']),
  videosUntil: each(videosUntil, ['frontend'], until),
  certificatesOf: each(certificatesOf, ['ayla']),
  certificatesForCourse: each(certificatesForCourse, ['ayla'], ['frontend']),
  byIds: each(byIds, ['users'], [['a', 'b']]),
  holdersAmong: [
    ...each(holdersAmong, ['email'], [['a@x.az', 'ay1@x.az', 'ay2@x.az']]),
    ...each(holdersAmong, ['username'], [['ayla', 'bahar', 'dilara']]),
  ],
  doneAmong: each(doneAmong, ['works', 'attempts'] as const, [['ayla', 'farid']], ['frontend']),
  studentList: each(studentList, ['frontend']),
  courseVideos: each(courseVideos, ['frontend']),
  videosOfUrl: each(videosOfUrl, ['abcdefghijk'], ['', 'frontend']),
  videosAmong: each(videosAmong, [['abcdefghijk', 'lmnopqrstuv']], ['', 'frontend']),
  holdersOf: each(holdersOf, ['email'], ['a@x.az']),
};
