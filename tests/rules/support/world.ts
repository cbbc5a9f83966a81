import type { Fields } from '#core/cloud/operation.ts';
import {
  announcements,
  answer,
  attempt,
  blog,
  certificate,
  code,
  coupon,
  type Documents,
  enrolment,
  group,
  keys,
  message,
  notice,
  order,
  past,
  question,
  quiz,
  quizKey,
  record,
  sharedDraft,
  trashed,
  video,
  work,
} from './documents.ts';

const reservations = [
  'ayla',
  'bahar',
  'dilara',
  'elnur',
  'gone',
  'barred',
  'teacher',
  'colleague',
  'admin',
  'chief',
  'farid',
].flatMap((name): [string, Fields][] => [
  [`usernames/${name}`, {}],
  [`emails/${name}@x.az`, {}],
]);

const reduced = { price: 11_920, off: 2_980, coupon: 'S'.repeat(26) };

const codeOf = (letter: string): string => letter.repeat(26);

/** The codes of the world, by what becomes of them. */
export const codes = {
  open: codeOf('A'),
  /** One use is left. */
  last: codeOf('B'),
  usedUp: codeOf('C'),
  ended: codeOf('D'),
  expired: codeOf('E'),
  /** `farid` has used it. */
  used: codeOf('F'),
  /** It opens another course than the others. */
  frontend: codeOf('G'),
};

/** Coupons (PAY-4): 20 per cent of the course frontend. */
export const coupons = {
  open: codeOf('K'),
  /** One use is left. */
  last: codeOf('M'),
  usedUp: codeOf('N'),
  ended: codeOf('P'),
  expired: codeOf('Q'),
  /** `farid` has an open order with it, `dilara` a paid one; its last use was under the number of a new order. */
  used: codeOf('S'),
};

/** Orders with the coupon `used`. */
export const couponOrders = { open: '100011', paid: '100012' };

/** The certificates of `ayla`. */
export const certificateCodes = { held: codeOf('H'), revoked: codeOf('J') };

/** The messages of the world. */
export const messageIds = { new: 'message-of-a-visitor-1', taken: 'message-of-a-visitor-2' };

/** The orders of `bahar`, by what became of them. */
export const orderNumbers = { open: '100001', paid: '100002', refused: '100003', withdrawn: '100004' };

/** The questions of the world, by what is special about them. */
export const questionIds = {
  /** Of `ayla`; nobody has answered. */
  open: 'question-of-ayla-open',
  /** Of `bahar`, under a free video. */
  free: 'question-of-bahar-free',
  /** Of `ayla`; a teacher has answered, and `farid`, who has lost the course meanwhile. */
  answered: 'question-of-ayla-answered',
  /** Of `ayla`; staff have hidden it. */
  hidden: 'question-of-ayla-hidden',
  /** Of `dilara`, under a video of another course. */
  other: 'question-of-dilara-backend',
};

/** The tasks of the courses that are handed in, as the build writes them. */
const tasks = {
  frontend: {
    form: { title: 'Forma', kind: 'code' },
    site: { title: 'Sayt', kind: 'address' },
    sketch: { title: 'Eskiz', kind: 'picture' },
  },
  backend: { api: { title: 'API', kind: 'address' } },
};

/** The documents of the database before each case. */
export const world: Readonly<Documents> = {
  'config/keys': keys,
  'config/publish': { dirtyAt: past },
  'config/courses': { paths: ['frontend', 'backend'], prices: { frontend: 14_900 }, tasks },
  'config/build': { hook: 'https://h.az/hook' },
  'gates/t-digest': { role: 'teacher' },
  'gates/a-digest': { role: 'admin' },

  'users/ayla': record('ayla', { lessons: ['frontend'], verified: true }),
  'users/bahar': record('bahar', { verified: true }),
  'users/dilara': record('dilara', { lessons: ['backend'], verified: true }),
  'users/elnur': record('elnur'),
  'users/teacher': record('teacher', { userKey: keys.teacherKey }),
  'users/colleague': record('colleague', { userKey: keys.teacherKey }),
  'users/admin': record('admin', { adminKey: keys.adminKey }),
  'users/chief': record('chief', { adminKey: keys.adminKey }),
  'users/orphan': record('orphan', { email: 'owner@x.az' }),
  'usernames/orphan': {},
  'emails/owner@x.az': {},
  ...Object.fromEntries(reservations),
  'users/ayla/exercises/frontend': { first: 1767225500000 },
  'users/ayla/progress/frontend': { v1: { seconds: 3, done: false, at: 1767225600000 } },
  'trash/users_gone': trashed(
    'users',
    'gone',
    record('gone', { userKey: keys.teacherKey, lessons: ['css'] }),
  ),
  'trash/users_ex-admin': trashed('users', 'ex-admin', record('ex-admin', { adminKey: keys.adminKey })),
  'blocked/barred': {},

  [`enrolments/${codes.open}`]: enrolment(),
  [`enrolments/${codes.last}`]: enrolment({ uses: 5, used: 4 }),
  [`enrolments/${codes.usedUp}`]: enrolment({ uses: 5, used: 5 }),
  [`enrolments/${codes.ended}`]: enrolment({ ended: true }),
  [`enrolments/${codes.expired}`]: enrolment({ until: past }),
  [`enrolments/${codes.used}`]: enrolment({ used: 1 }),
  [`enrolments/${codes.frontend}`]: enrolment({ course: 'frontend' }),
  [`enrolments/${coupons.open}`]: coupon(),
  [`enrolments/${coupons.last}`]: coupon({ uses: 5, used: 4 }),
  [`enrolments/${coupons.usedUp}`]: coupon({ uses: 5, used: 5 }),
  [`enrolments/${coupons.ended}`]: coupon({ ended: true }),
  [`enrolments/${coupons.expired}`]: coupon({ until: past }),
  [`enrolments/${coupons.used}`]: coupon({ used: 2, last: '482193' }),
  [`orders/${couponOrders.open}`]: order({ ...reduced, uid: 'farid' }),
  'openOrders/farid_frontend': { order: couponOrders.open },
  [`openOrders/farid_frontend${coupons.used}`]: { order: couponOrders.open },
  [`orders/${couponOrders.paid}`]: order({ ...reduced, uid: 'dilara', state: 'paid', paidAt: past, rev: 2 }),
  [`openOrders/dilara_frontend${coupons.used}`]: { order: couponOrders.paid },
  'users/farid': record('farid', { lessons: [], enrolment: codes.open, verified: true }),
  [`audit/${codes.used}-farid`]: {
    collection: 'users',
    target: 'farid',
    action: 'enrol',
    by: 'farid',
    at: past,
    lesson: 'backend',
    enrolment: codes.used,
  },

  'groups/g-one': group(),
  'groups/g-one/private/lesson': { course: 'frontend', link: 'https://h.az/a' },

  [`certificates/${certificateCodes.held}`]: certificate(),
  [`users/ayla/certificates/${certificateCodes.held}`]: certificate(),
  [`certificates/${certificateCodes.revoked}`]: certificate({ revokedAt: past }),
  [`users/ayla/certificates/${certificateCodes.revoked}`]: certificate({ revokedAt: past }),

  [`messages/${messageIds.new}`]: message(),
  [`messages/${messageIds.taken}`]: message({
    takenBy: 'colleague',
    note: 'Zəng edin',
    rev: 2,
    audit: 'old',
  }),

  'messages/message-of-a-visitor-3': message({ state: 'answered', rev: 2, audit: 'old' }),
  'messages/message-of-a-visitor-4': message({ state: 'closed', rev: 2, audit: 'old' }),

  [`orders/${orderNumbers.open}`]: order(),
  'openOrders/bahar_frontend': { order: orderNumbers.open },
  [`orders/${orderNumbers.paid}`]: order({
    course: 'backend',
    state: 'paid',
    paidAt: past,
    receipt: 'x',
    rev: 3,
  }),
  [`orders/${orderNumbers.refused}`]: order({ state: 'refused', reason: 'Yer yoxdur', rev: 2 }),
  [`orders/${orderNumbers.withdrawn}`]: order({ state: 'withdrawn', rev: 2 }),
  'orders/100005': order({ uid: 'dilara', state: 'contacted', rev: 2 }),
  'openOrders/dilara_frontend': { order: '100005' },
  'orders/100006': order({ uid: 'elnur', state: 'receipt', receipt: '100006-1', rev: 2 }),
  'openOrders/elnur_frontend': { order: '100006' },

  [`questions/${questionIds.open}`]: question(),
  [`questions/${questionIds.free}`]: question({ uid: 'bahar', video: 'free', group: '', title: 'Flexbox' }),
  [`questions/${questionIds.answered}`]: question({
    answered: true,
    answers: { teacher: answer({ staff: true }), farid: answer() },
    answeredBy: ['farid', 'teacher'],
    rev: 2,
    audit: 'old',
  }),
  [`questions/${questionIds.hidden}`]: question({ hidden: true, reason: 'Ad var', rev: 2, audit: 'old' }),
  [`questions/${questionIds.other}`]: question({
    uid: 'dilara',
    video: 'backend',
    group: 'backend',
    title: 'Flexbox',
  }),

  'works/ayla_frontend_form': work(),
  'works/ayla_frontend_form/versions/1': { code: 'a {}', at: past },
  'queues/frontend': { open: { 3: past }, last: 4, task: 'form' },
  'works/dilara_backend_api': work({
    uid: 'dilara',
    course: 'backend',
    task: 'api',
    title: 'API',
    kind: 'address',
    ticket: 1,
  }),
  'works/dilara_backend_api/versions/1': { address: 'https://a.az', at: past },
  'queues/backend': { open: { 1: past }, last: 1, task: 'api', waits: [60] },

  'drafts/one': sharedDraft(),
  'quizzes/quiz': quiz(),
  'quizKeys/quiz': quizKey,
  'quizzes/draft': quiz({ state: 'draft', rev: 1 }),
  'quizKeys/draft': quizKey,
  // Its key was corrected when ayla's attempt was handed in.
  'quizzes/corrected': quiz({ course: 'backend', correction: { n: 1, at: past, out: [] } }),
  'quizKeys/corrected': { ...quizKey, first: quizKey.right },
  'attempts/corrected_ayla_1': attempt({
    quiz: 'corrected',
    course: 'backend',
    answers: { 0: 'b', 1: 'a' },
    lockedAt: past,
  }),
  // Of who has lost the course.
  'attempts/quiz_farid_1': attempt({ uid: 'farid', name: 'Ad farid' }),

  'users/ayla/notices/list': {
    items: { 'order-1': notice(), 'order-2': notice({ at: new Date('2026-01-02') }) },
    last: 'order-2',
    readUntil: past,
    closed: ['one'],
    off: ['certificate'],
  },
  'announcements/all': announcements(),
  'announcements/frontend': announcements(),

  'videos/free': video({ transcript: 'old', material: 'old' }),
  'transcripts/free': { text: 'Salam' },
  'materials/free': { html: '<p>Salam</p>' },
  'outlines/frontend': { titles: ['Düzüm'], videos: ['free'], time: past, rev: 1, audit: 'old' },
  'videos/group': video({
    demo: 'false',
    group: 'frontend',
    title: 'Qrup',
    transcript: 'old',
    material: 'old',
  }),
  'transcripts/group': { text: 'Salam' },
  'materials/group': { html: '<p>Salam</p>' },
  'videos/paid': video({
    demo: 'false',
    paid: 'paid',
    group: 'frontend',
    transcript: 'old',
    material: 'old',
  }),
  'transcripts/paid': { text: 'Salam' },
  'materials/paid': { html: '<p>Salam</p>' },
  'videos/backend': video({ demo: 'false', group: 'backend' }),
  'videoIndex/free-0': {
    videos: {
      free: { title: 'Flexbox', hashtags: ['frontend', 'css'] },
      ghost: { title: 'x', hashtags: ['x'] },
    },
    last: 'free',
  },
  'trash/videos_gone': trashed('videos', 'gone', video({ transcript: 'old', material: 'old' })),
  'transcripts/gone': { text: 'Salam' },
  'materials/gone': { html: '<p>Salam</p>' },

  'blogs/one': blog(),
  'slugs/blogs_yazi': { id: 'one' },
  'trash/blogs_gone': trashed('blogs', 'gone', blog({ slug: 'silinen' })),
  'slugs/blogs_silinen': { id: 'gone' },

  'codes/one': code(),
  'slugs/codes_css_grid': { id: 'one' },
  'trash/codes_gone': trashed('codes', 'gone', code({ slug: 'silinen' })),
  'slugs/codes_css_silinen': { id: 'gone' },

  'audit/old': { collection: 'blogs', target: 'one', action: 'create', by: 'teacher', at: past },
};

/** A document of the world. @throws Error if there is none at `path`. */
export function stored(path: string): Fields {
  const data = world[path];
  if (!data) throw new Error(`${path} is not in the world of the cases`);
  return data;
}
