import { userOrders } from '#domain/accounts/user.ts';
import { codeLanguages } from '#domain/code/snippet.ts';
import { orderStates } from '#domain/orders/order.ts';
import { contentOrders, videoFilters } from '#domain/panel/list-query.ts';
import { trashOrders } from '#domain/panel/trash.ts';
import { questionStates } from '#domain/questions/question.ts';
import { enrolmentOrders } from '#domain/school/enrolment.ts';
import { workLists } from '#domain/works/work.ts';
import { certificatesOf } from '#gateways/certificates.ts';
import type { Query } from '#gateways/operation.ts';
import { ordersOf } from '#gateways/orders.ts';
import { answeredBy, questionsOf, questionsUnder } from '#gateways/questions.ts';
import { attemptsOf, openQuizzes } from '#gateways/quizzes.ts';
import { certificatesForCourse } from '#gateways/staff/certificates.ts';
import { draftRows } from '#gateways/staff/drafts.ts';
import { enrolmentList, usesOf } from '#gateways/staff/enrolments.ts';
import { auditList, byIds } from '#gateways/staff/log.ts';
import { messageList } from '#gateways/staff/messages.ts';
import { orderList, paidOrders, paidSum } from '#gateways/staff/orders.ts';
import { videosAmong } from '#gateways/staff/pasted-videos.ts';
import {
  holdersAmong,
  teacherList,
  userList,
  usersByEmail,
  usersByUsername,
  usersByWords,
} from '#gateways/staff/people.ts';
import { questionRows } from '#gateways/staff/questions.ts';
import { attemptRows, quizRows } from '#gateways/staff/quizzes.ts';
import { contentList, courseVideos, publishedAfter } from '#gateways/staff/rows.ts';
import { accountsMade, grantsEnding, ordersMade } from '#gateways/staff/school.ts';
import { studentList } from '#gateways/staff/students.ts';
import { holdersOf, trashByName, trashByTitle, trashList } from '#gateways/staff/trash.ts';
import { videosOfUrl } from '#gateways/staff/videos.ts';
import { workRows } from '#gateways/staff/works.ts';
import { freeVideos, groupVideos, ownVideos, plannedFree } from '#gateways/videos.ts';
import { worksOf } from '#gateways/works.ts';

/**
 * The build's own question (queries/firestore-reader.ts): what is published at this time, newest first. The rules let everyone list it if the time is not later than the
 * service's own (SCHOOL-5).
 */
export const publishedUntil = (collection: 'blogs' | 'codes', time: Date): Query => ({
  collection,
  where: [['time', '<=', time]],
  orderBy: ['time', 'desc'],
});

const unsearched = { search: '', order: 'newest' } as const;

/** Every query of src/gateways, each in all of its shapes. */
export const queries: Record<string, Query[]> = {
  publishedUntil: [publishedUntil('blogs', new Date()), publishedUntil('codes', new Date())],
  publishedAfter: [publishedAfter('blogs', new Date(0)), publishedAfter('codes', new Date(0))],
  freeVideos: [freeVideos('frontend', new Date())],
  groupVideos: [groupVideos('frontend', 'frontend', new Date())],
  ownVideos: [ownVideos('frontend', 'flex', new Date())],
  plannedFree: [plannedFree(new Date())],
  contentList: [
    ...(['blogs', 'codes', 'videos'] as const).flatMap((collection) =>
      contentOrders.flatMap((order) =>
        ['', 'css', '#css'].map((search) => contentList(collection, { search, order }, new Date(0))),
      ),
    ),
    ...videoFilters(['frontend']).map((filter) => contentList('videos', { ...unsearched, filter })),
    ...codeLanguages.map((filter) => contentList('codes', { ...unsearched, filter })),
  ],
  userList: userOrders.map(userList),
  usersByWords: [usersByWords('ay')],
  usersByUsername: [usersByUsername('ay')],
  usersByEmail: [usersByEmail('ay')],
  teacherList: [teacherList()],
  messageList: [messageList('new'), messageList('answered', 'closed')],
  ordersOf: [ordersOf('bahar')],
  orderList: [orderList(), ...orderStates.map((state) => orderList(state))],
  paidOrders: [paidOrders(new Date(0), new Date()), paidOrders(new Date(0), new Date(), 'backend')],
  paidSum: [paidSum(new Date(0), new Date()), paidSum(new Date(0), new Date(), 'backend')],
  ordersMade: [ordersMade(new Date(0), new Date())],
  accountsMade: [accountsMade(new Date(0), new Date())],
  grantsEnding: [grantsEnding('ui-designer', new Date(0), new Date('2099-01-01'))],
  questionsUnder: [questionsUnder({ id: 'a', demo: 'true' })],
  questionsOf: [questionsOf('ayla')],
  answeredBy: [answeredBy('ayla')],
  questionRows: questionStates.flatMap((list) => [questionRows(list), questionRows(list, 'frontend')]),
  worksOf: [worksOf('ayla')],
  openQuizzes: [openQuizzes('frontend')],
  attemptsOf: [attemptsOf('ayla'), attemptsOf('ayla', 'frontend')],
  quizRows: [quizRows('frontend')],
  attemptRows: [attemptRows('quiz')],
  draftRows: [draftRows('blog')],
  workRows: workLists.flatMap((list) => [workRows(list), workRows(list, 'frontend')]),
  trashList: trashOrders.map(trashList),
  trashByTitle: [trashByTitle('css')],
  trashByName: [trashByName('ay')],
  auditList: [auditList()],
  enrolmentList: enrolmentOrders.flatMap((order) =>
    ['', 'qrup'].flatMap((search) => [
      enrolmentList({ search, order }),
      enrolmentList({ search, order, filter: 'frontend' }),
    ]),
  ),
  usesOf: [usesOf('A')],
  certificatesOf: [certificatesOf('ayla')],
  certificatesForCourse: [certificatesForCourse('ayla', 'frontend')],
  byIds: [byIds('users', ['a', 'b'])],
  holdersAmong: [
    holdersAmong('email', ['a@x.az', 'ay1@x.az', 'ay2@x.az']),
    holdersAmong('username', ['ayla', 'bahar', 'dilara']),
  ],
  studentList: [studentList('frontend')],
  courseVideos: [courseVideos('frontend')],
  videosOfUrl: [videosOfUrl('abcdefghijk')],
  videosAmong: [videosAmong(['abcdefghijk', 'lmnopqrstuv'])],
  holdersOf: [holdersOf('email', 'a@x.az')],
};
