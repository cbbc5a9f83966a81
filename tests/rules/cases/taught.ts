import { type Operation, type Query, update } from '#core/cloud/operation.ts';
import { assignCourses, placeInGroup } from '#features/accounts/desk/gateway.ts';
import { showReview } from '#features/graduates/desk/gateway.ts';
import {
  correctQuiz,
  deleteQuiz,
  giveBack,
  type QuizForm,
  saveQuiz,
} from '#features/quizzes/desk/gateway.ts';
import { claimWork } from '#features/works/desk/gateway.ts';
import { queries } from '#support/queries.ts';
import {
  announce,
  announceToGroup,
  answerAsStaff,
  answerOrder,
  createEnrolment,
  createGroup,
  createPaid,
  editFree,
  editVideo,
  endEnrolment,
  grant,
  hideQuestion,
  issue,
  joinGroup,
  markQuestion,
  noteHere,
  outline,
  remove,
  renew,
  restore,
  revoke,
  revokeCertificate,
  saveGroup,
} from '../support/batches.ts';
import type { Deed } from '../support/case.ts';
import { chapter, commit, get } from '../support/chapter.ts';
import {
  announcements,
  attempt,
  certificate,
  type Documents,
  graduateReview,
  group,
  keys,
  notice,
  past,
  question,
  record,
  teacherOf,
  trashed,
  video,
} from '../support/documents.ts';
import { certificateCodes, codes, orderNumbers, questionIds, stored } from '../support/world.ts';

/** A teacher of some courses: nothing of another one, by no question of the panel. */
export const taught = chapter('[SCHOOL-9] a teacher of some courses');
const { allow, deny } = taught;

/** What the world has of the course backend, besides. Nothing of the course frontend names the other. */
const other: Documents = {
  [`questions/${questionIds.other}`]: question({
    uid: 'dilara',
    video: 'backend',
    group: 'backend',
    course: 'backend',
  }),
  'videos/backend': video({ demo: 'false', group: 'backend', hashtags: ['backend'], material: 'old' }),
  'materials/backend': { html: '<p>Salam</p>' },
  'transcripts/backend': { text: 'Salam' },
  'users/dilara': record('dilara', {
    lessons: ['backend'],
    groups: { backend: 'g-two' },
    verified: true,
    words: ['ay'],
  }),
  'users/dilara/progress/backend': {},
  'users/dilara/memberships/g-two': { marks: {}, last: '1', audit: 'old' },
  'users/dilara/notices/list': { items: { one: notice() }, last: 'one' },
  'users/dilara/certificates/backend': certificate({ course: 'backend' }),
  'groups/g-two': group({ course: 'backend' }),
  'groups/g-two/private/lesson': { course: 'backend', link: 'https://h.az/a' },
  'announcements/backend': announcements(),
  'announcements/g-two': announcements(),
  'trash/users_dilara-2': {
    ...trashed('users', 'dilara-2', record('dilara-2', { lessons: ['backend'] })),
    by: 'admin',
  },
  'trash/videos_backend-2': {
    ...trashed('videos', 'backend-2', video({ hashtags: ['backend'] })),
    by: 'admin',
  },
  'graduateReviews/backend_dilara': graduateReview({ uid: 'dilara', course: 'backend' }),
  'users/ayla': record('ayla', { lessons: ['frontend'], groups: { frontend: 'g-one' }, verified: true }),
  'users/ayla/memberships/g-one': { marks: {}, last: '1', audit: 'old' },
  'announcements/g-one': announcements(),
};

/** Allowed for a teacher of this course, and denied for one of the other. */
function only(course: 'frontend' | 'backend', what: string, deed: Deed, given: Documents = {}): void {
  const foreign = course === 'frontend' ? 'backend' : 'frontend';
  allow('teacher', `${what}, who teaches ${course}`, deed, { ...other, ...given, ...teacherOf([course]) });
  deny('teacher', `${what}, who teaches ${foreign}`, deed, { ...other, ...given, ...teacherOf([foreign]) });
}

/** For who has all courses alone. */
function whole(what: string, deed: Deed, given: Documents = {}): void {
  const all = { ...other, ...given, ...teacherOf(['*']) };
  allow('teacher', `${what}, who teaches all`, deed, all);
  deny('teacher', `${what}, who teaches some`, deed, { ...all, ...teacherOf(['frontend', 'backend']) });
}

// ── Documents ──
const documents = {
  frontend: [
    'users/ayla',
    'users/ayla/progress/frontend',
    'users/ayla/memberships/g-one',
    'users/ayla/notices/list',
    `users/ayla/certificates/${certificateCodes.held}`,
    'videos/group',
    'transcripts/group',
    'materials/group',
    `questions/${questionIds.open}`,
    'works/ayla_frontend_form',
    'works/ayla_frontend_form/versions/1',
    'works/ayla_frontend_none',
    'queues/frontend',
    'quizzes/quiz',
    'quizzes/draft',
    'quizKeys/quiz',
    'attempts/quiz_farid_1',
    'attempts/quiz_nobody_1',
    'groups/g-one',
    'groups/g-one/private/lesson',
    'announcements/frontend',
    'announcements/g-one',
  ],
  backend: [
    'users/dilara',
    'users/dilara/progress/backend',
    'users/dilara/memberships/g-two',
    'users/dilara/notices/list',
    'users/dilara/certificates/backend',
    'videos/backend',
    'transcripts/backend',
    'materials/backend',
    `questions/${questionIds.other}`,
    'works/dilara_backend_api',
    'works/dilara_backend_api/versions/1',
    'queues/backend',
    'quizzes/corrected',
    'quizKeys/corrected',
    'attempts/corrected_ayla_1',
    'groups/g-two',
    'groups/g-two/private/lesson',
    'announcements/backend',
    'announcements/g-two',
  ],
} as const;
for (const course of ['frontend', 'backend'] as const)
  for (const path of documents[course]) only(course, `gets ${path}`, get(path));
for (const path of [
  'users/bahar',
  'users/bahar/notices/list',
  'trash/users_dilara-2',
  'trash/videos_backend-2',
  'graduateReviews/backend_dilara',
  `orders/${orderNumbers.open}`,
])
  whole(`gets ${path}`, get(path));
for (const path of [
  'users/nobody',
  'trash/blogs_gone',
  'trash/codes_gone',
  'trash/videos_gone', // deleted by this teacher
  'drafts/one',
  'blogs/one',
  'config/courses',
  'messages/message-of-a-visitor-1',
  'announcements/all',
])
  allow('teacher', `gets ${path}, who teaches some`, get(path), { ...other, ...teacherOf(['frontend']) });
const ten = Array.from({ length: 10 }, (_, n) => (n === 9 ? 'frontend' : `kurs-${n}`));
allow('teacher', 'gets a student of the tenth course', get('users/ayla'), teacherOf(ten));
deny('teacher', 'gets a student of the eleventh', get('users/ayla'), teacherOf(['kurs', ...ten]));
deny('teacher', 'gets a student, who teaches nothing', get('users/ayla'), teacherOf([]));
allow('admin', 'gets what a teacher does not, whatever the own record says', get('users/dilara'), {
  'users/admin': record('admin', { adminKey: keys.adminKey, teaches: ['frontend'] }),
});
deny('bahar', 'gets a student of a course in the own record', get('users/ayla'), {
  'users/bahar': record('bahar', { teaches: ['frontend'] }),
});

// ── Every query of the panel and of the pages ──
type Kind = 'shared' | 'course' | 'whole';
const isContent = ({ collection }: Query): Kind => (collection === 'videos' ? 'course' : 'shared');
/** In the trash: what all staff share, and what the own hand has deleted. */
const shared = ['blogs', 'codes', 'teacher'];
/** What may be asked by a teacher of some courses: everything, what names the course, or nothing. */
const kinds: Record<string, Kind | ((query: Query) => Kind)> = {
  publishedUntil: 'shared',
  publishedAfter: isContent,
  freeVideos: 'shared',
  groupVideos: 'course',
  ownVideos: 'whole', // for who has the course
  plannedFree: 'shared',
  contentList: isContent,
  userList: 'course',
  usersByWords: 'whole',
  usersByNumber: 'whole',
  usersByUsername: 'whole',
  usersByEmail: 'whole',
  teacherList: 'whole',
  messageList: 'shared',
  ordersOf: 'whole',
  orderList: 'whole',
  couponOrders: 'whole',
  paidOrders: 'whole',
  paidSum: 'whole',
  ordersMade: 'whole',
  accountsMade: 'whole',
  grantsEnding: 'whole',
  questionsUnder: 'shared', // under a free video
  questionsOf: 'course',
  answeredBy: 'whole',
  questionRows: 'course',
  graduateReviewsOf: 'whole',
  reviewRows: 'whole',
  worksOf: 'course',
  openQuizzes: 'course',
  attemptsOf: 'course',
  quizRows: 'course',
  attemptRows: 'course',
  lockedRows: 'course',
  recountedRows: 'course',
  draftRows: 'shared',
  workRows: 'course',
  dueRows: 'course',
  trashList: ({ where }) =>
    where.some(([, , value]) => shared.includes(String(value))) ? 'shared' : 'whole',
  trashByTitle: 'whole',
  trashByName: 'whole',
  auditList: 'whole',
  enrolmentList: 'course',
  groupRows: 'course',
  membersOf: 'whole',
  usesOf: 'course',
  entriesAbout: 'whole',
  videosUntil: 'course',
  certificatesOf: 'whole',
  certificatesForCourse: 'course',
  byIds: 'whole',
  holdersAmong: 'whole',
  doneAmong: 'course',
  studentList: 'course',
  courseVideos: 'course',
  videosOfUrl: 'course',
  videosAmong: 'course',
  holdersOf: 'whole',
  // Of a video as the video itself: cases/versions.ts.
  versionRows: ({ collection }) => (collection.startsWith('videos/') ? 'whole' : 'shared'),
};
const kindOf = (name: string, query: Query): Kind | undefined => {
  const kind = kinds[name];
  const found = typeof kind === 'function' ? kind(query) : kind;
  const namesCourse = query.where.some(([, , value]) => value === 'frontend');
  return found === 'course' && !namesCourse ? 'whole' : found;
};

/** A list, a page of it, and a count. */
const asks =
  (query: Query): Deed =>
  async (client) => {
    const found = JSON.stringify(await client.ask(query, 10));
    if (found.includes('backend')) throw new Error(`it shows ${found}`);
    await client.countOf(query, 10);
  };
for (const [name, shapes] of Object.entries(queries)) {
  shapes.forEach((query, n) => {
    const kind = kindOf(name, query);
    const what = `asks for ${name} ${n + 1}`;
    const as = (...courses: string[]) => ({ ...other, ...teacherOf(courses) });
    (kind === 'whole' ? deny : allow)(
      'teacher',
      `${what}, who teaches frontend`,
      asks(query),
      as('frontend'),
    );
    (kind === 'shared' ? allow : deny)('teacher', `${what}, who teaches kotlin`, asks(query), as('kotlin'));
  });
}
deny(
  'teacher',
  'asks for what another has deleted, who teaches some',
  asks({ collection: 'trash', where: [['by', '==', 'admin']] }),
  teacherOf(['frontend']),
);

// ── Deeds ──
const by = { uid: 'teacher', entry: 'new-entry' };
const send = (batch: (who: 'teacher') => Operation[]): Deed => commit(batch('teacher'));
const draft: QuizForm = {
  course: 'frontend',
  title: 'Yeni',
  state: 'draft',
  minutes: 10,
  attempts: 2,
  questions: [{ text: 'Hansı?', code: '', options: ['a', 'b'], right: 'a', explanation: '' }],
};
const seenQuiz = { id: 'quiz', rev: 2, title: 'CSS' } as const;
const givenBack = attempt({ n: 1 });
only('frontend', 'answers a question', send(answerAsStaff(questionIds.open)));
only('frontend', 'marks a question', send(markQuestion(questionIds.open, true)));
only('frontend', 'hides a question', send(hideQuestion(questionIds.open)));
only(
  'frontend',
  'claims a work',
  commit(claimWork({ id: 'teacher', name: 'Ad', surname: 'teacher' }, { id: 'ayla_frontend_form', rev: 2 })),
);
only('frontend', 'makes a quiz', commit(saveQuiz(by, 'new', 0, draft)));
only('frontend', 'saves a quiz', commit(saveQuiz(by, 'draft', 1, draft)));
only('frontend', 'corrects a quiz', commit(correctQuiz(by, seenQuiz, { title: 'CSS 2' })));
only('frontend', 'deletes a quiz', commit(deleteQuiz(by, { id: 'draft', title: 'CSS' })));
for (const course of ['frontend', 'backend'])
  deny(
    'teacher',
    `moves the draft of a quiz from frontend to backend, who teaches ${course}`,
    commit(saveQuiz(by, 'draft', 1, { ...draft, course: 'backend' })),
    teacherOf([course]),
  );
only(
  'frontend',
  'gives an attempt back',
  commit(giveBack(by, { id: 'quiz_ayla_1', uid: 'ayla', startedAt: past }, 'CSS')),
  { 'attempts/quiz_ayla_1': givenBack },
);
only('frontend', 'edits a video', send(editVideo));
only('frontend', 'edits a free video', send(editFree));
only('frontend', 'makes a video', send(createPaid));
only('frontend', 'deletes a video', send(remove('videos', 'group')));
only('frontend', 'restores a video', send(restore('videos', 'gone', { n: 0 })));
only('frontend', 'makes a group', send(createGroup));
only('frontend', 'saves a group', send(saveGroup));
only('frontend', 'notes a student', send(noteHere()));
only('frontend', 'announces to a group', send(announceToGroup), { 'announcements/g-one': null });
only('frontend', 'announces to a course', send(announce('frontend')));
allow('teacher', 'announces to everybody, who teaches some', send(announce('all')), teacherOf(['kotlin']));
only(
  'backend',
  'makes a code',
  send((who) => createEnrolment(who)),
);
only('backend', 'ends a code', send(endEnrolment(codes.open)));
only(
  'frontend',
  'issues a certificate',
  send((who) => issue(who)),
);
only('frontend', 'revokes a certificate', send(revokeCertificate(certificateCodes.held)));
only('frontend', 'saves an outline', send(outline('frontend', 1)));
only('frontend', 'makes an outline', send(outline('frontend', 0)), { 'outlines/frontend': null });
only('frontend', 'renews a course', send(renew()('ayla')));
only('frontend', 'takes a course away', send(revoke('ayla')));
only('frontend', 'puts a student into a group', send(joinGroup('ayla')), {
  'users/ayla': record('ayla', { lessons: ['frontend'], verified: true }),
});
deny(
  'teacher',
  "puts a student into a group of another's course",
  commit(placeInGroup(by, 'ayla', 'backend', 'g-two')),
  {
    ...other,
    'users/ayla': record('ayla', { lessons: ['frontend', 'backend'], verified: true }),
    ...teacherOf(['frontend']),
  },
);
for (const [courses, allowed] of [
  [['frontend', 'backend'], true],
  [['frontend'], false], // another's course
  [['backend'], false], // nobody's student yet
] as const)
  (allowed ? allow : deny)(
    'teacher',
    `opens backend for a student of frontend, who teaches ${courses}`,
    send(grant('ayla')),
    teacherOf(courses),
  );
whole('deletes a user', send(remove('users', 'ayla')), { 'users/ayla': stored('users/ayla') });
whole('answers an order', send(answerOrder(orderNumbers.open)));
whole(
  'shows a review',
  commit(
    showReview(
      by,
      {
        ...{ id: 'frontend_ayla', uid: 'ayla', course: 'frontend', name: 'Ad', stars: 5, text: 'Yaxşıdır' },
        ...{ at: past, state: 'waiting', rev: 1 },
      },
      'seen',
    ),
  ),
  { 'graduateReviews/frontend_ayla': graduateReview() },
);
// A video of another group, or one that leaves the own course.
for (const [what, over] of Object.entries({
  'for the group of another': { group: 'backend' },
  'out of the own course': { hashtags: ['backend'] },
}))
  deny('teacher', `puts a video ${what}`, commit(editVideo('teacher', over)), teacherOf(['frontend']));
deny(
  'teacher',
  'edits a video that stands in two courses and is for the group of the other',
  commit(editVideo('teacher')),
  {
    'videos/group': video({ ...stored('videos/group'), group: 'backend' }),
    ...teacherOf(['frontend']),
  },
);
only('backend', 'counts an attempt again', commit(update('attempts/corrected_ayla_1', { corrected: 1 })));

// ── Who says which ──
const assign = (courses: readonly string[] | null, who: 'admin' | 'teacher' = 'admin'): Deed =>
  commit(assignCourses({ uid: who, entry: 'new-entry' }, 'colleague', courses));
const assigned = assignCourses({ uid: 'admin', entry: 'new-entry' }, 'colleague', ['frontend']);
allow('admin', 'gives a teacher courses', assign(['frontend', 'backend']));
allow('admin', 'gives a teacher all courses', assign(null), {
  'users/colleague': record('colleague', { userKey: keys.teacherKey, teaches: ['frontend'] }),
});
allow('admin', 'gives a teacher ten courses', assign(ten));
deny('admin', 'gives a teacher eleven courses', assign(['kurs', ...ten]));
deny('admin', 'gives a teacher a course without a name', assign(['']));
deny(
  'admin',
  'gives a teacher no list',
  commit(update('users/colleague', { teaches: 'frontend', audit: 'new-entry' }), assigned.slice(1)),
);
deny(
  'admin',
  'gives an admin courses',
  commit(assignCourses({ uid: 'admin', entry: 'new-entry' }, 'chief', ['frontend'])),
);
deny(
  'admin',
  'gives a teacher courses and another name at once',
  commit(
    update('users/colleague', { teaches: ['frontend'], name: 'X', audit: 'new-entry' }),
    assigned.slice(1),
  ),
);
deny('teacher', 'gives a colleague courses', assign(['frontend'], 'teacher'));
for (const teaches of [['frontend'], ['*'], null])
  deny(
    'teacher',
    `gives oneself ${teaches}`,
    commit(assignCourses({ uid: 'teacher', entry: 'new-entry' }, 'teacher', teaches)),
    teacherOf(['frontend']),
  );
deny('admin', 'gives a teacher courses without saying so', commit(assigned.slice(0, 1)));
deny('admin', 'says so without giving any', commit(assigned.slice(1)));
