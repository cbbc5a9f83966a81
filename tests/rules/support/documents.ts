import type { Fields } from '#core/cloud/operation.ts';

/** Documents by path; `null`: the document does not exist. */
export type Documents = Record<string, Fields | null>;

export const keys = {
  teacherKey: 'teacher-key-of-20-characters-or-more',
  adminKey: 'admin-key-of-20-characters-or-more',
};

/** The time at which all documents of the world were written. */
export const past = new Date('2026-01-01');
/** A time that is neither `past` nor now. */
export const otherTime = new Date('2026-02-02');

export const long = (characters: number): string => 'a'.repeat(characters);

/** Texts that are no names and no titles: nothing is seen of them, or a sign that is not seen misleads. */
export const wrongLines = [
  ' ',
  '\u200b\u2060',
  '\u3164',
  '\u2800',
  'a\u202eb',
  'a\u0000b',
  'a\nb',
  'a\u00adb',
];
/** Texts of which nothing is seen. */
export const unseenTexts = [' ', '\n\n', '\u200b', '\u0000', '\u202e', '\u00ad \u2800'];
/** Every emoji and script keeps its joiners. */
export const joinedLine = 'می\u200cروم 👩\u200d💻 ❤\ufe0f';

export const record = (uid: string, more: Fields = {}): Fields => ({
  name: 'Ad',
  surname: uid,
  nameKey: `ad ${uid}`,
  words: ['a', 'ad'],
  username: uid,
  email: `${uid}@x.az`,
  mobile: '',
  lessons: [],
  createdAt: past,
  ...more,
});

/** The teacher of the cases, with some of the courses (SCHOOL-9). */
export const teacherOf = (teaches: unknown): Documents => ({
  'users/teacher': record('teacher', { userKey: keys.teacherKey, teaches }),
});

export const video = (more: Fields = {}): Fields => ({
  title: 'Flexbox',
  titleKey: 'flexbox',
  words: ['flex', 'flexbox'],
  hashtags: ['frontend', 'css'],
  url: 'abcdefghijk',
  demo: 'true',
  paid: '',
  time: past,
  rev: 1,
  audit: 'old',
  ...more,
});

export const blog = (more: Fields = {}): Fields => ({
  time: past,
  author: 'Ad teacher',
  author_image: '',
  blog_image: 'https://h.az/a.webp',
  title: 'Yazı',
  titleKey: 'yazi',
  words: ['yazi'],
  content: '<p>Mətn</p>',
  hashtags: ['html'],
  slug: 'yazi',
  rev: 1,
  audit: 'old',
  ...more,
});

export const code = (more: Fields = {}): Fields => ({
  time: past,
  codeName: 'css',
  title: 'Grid',
  titleKey: 'grid',
  words: ['grid'],
  content: '<pre>a</pre>',
  slug: 'grid',
  rev: 1,
  audit: 'old',
  ...more,
});

export const trashed = (collection: string, target: string, data: Fields): Fields => ({
  collection,
  target,
  data,
  by: 'teacher',
  at: past,
  audit: `del-${target}`,
});

/** The record of a student lies in the trash, from which staff may restore it. */
export const inTrash = (uid: string): Documents => ({
  [`users/${uid}`]: null,
  [`trash/users_${uid}`]: trashed('users', uid, record(uid)),
});

export const enrolment = (more: Fields = {}): Fields => ({
  course: 'backend',
  until: new Date('2099-01-01'),
  uses: 30,
  used: 0,
  ended: false,
  createdAt: past,
  audit: 'old',
  ...more,
});

/** A coupon: 20 per cent of the course frontend. */
export const coupon = (more: Fields = {}): Fields =>
  enrolment({ course: '', courses: ['frontend'], percent: 20, sum: 0, ...more });

/** A group of the course frontend. */
export const group = (more: Fields = {}): Fields => ({
  course: 'frontend',
  title: 'Axşam',
  teacher: 'Ad teacher',
  start: '2026-09-01',
  end: '2026-12-31',
  weekly: ['1 19:00 90'],
  changes: {},
  due: {},
  rev: 1,
  audit: 'old',
  ...more,
});

/** A certificate of `ayla`; its copy below her record is the same. */
export const certificate = (more: Fields = {}): Fields => ({
  name: 'Ad ayla',
  course: 'frontend',
  title: 'Frontend',
  issuedAt: past,
  audit: 'cert-entry',
  ...more,
});

/** What `ayla` says of the course frontend. */
export const graduateReview = (more: Fields = {}): Fields => ({
  uid: 'ayla',
  course: 'frontend',
  certificate: 'HHHHHHHHHHHHHHHHHHHHHHHHHH',
  name: 'Ad',
  stars: 5,
  text: 'Yaxşıdır',
  at: past,
  state: 'waiting',
  rev: 1,
  ...more,
});

/** A message of a visitor, by the contact form. */
export const message = (more: Fields = {}): Fields => ({
  kind: 'contact',
  fields: {
    from_name: 'Aysel',
    from_surname: '',
    from_mail: 'aysel@x.az',
    from_subject: 'Sual',
    message: 'Salam',
  },
  at: past,
  state: 'new',
  rev: 1,
  ...more,
});

/** An order of `bahar` for the course frontend. */
export const order = (more: Fields = {}): Fields => ({
  uid: 'bahar',
  name: 'Ad bahar',
  email: 'bahar@x.az',
  mobile: '',
  course: 'frontend',
  price: 14_900,
  at: past,
  state: 'new',
  rev: 1,
  ...more,
});

/** A question of `ayla` under the video `group` of the world. */
export const question = (more: Fields = {}): Fields => ({
  video: 'group',
  group: 'frontend',
  course: 'frontend',
  title: 'Qrup',
  second: 75,
  text: 'Niyə?',
  uid: 'ayla',
  name: 'Ad',
  at: past,
  answered: false,
  hidden: false,
  answers: {},
  answeredBy: [],
  rev: 1,
  ...more,
});

/** A student's answer. */
export const answer = (more: Fields = {}): Fields => ({
  name: 'Ad',
  staff: false,
  text: 'Belə',
  at: past,
  ...more,
});

/** A work of `ayla` whose first version is with staff. */
/** A quiz of two questions with two options each. */
export const quiz = (more: Fields = {}): Fields => ({
  course: 'frontend',
  title: 'CSS',
  state: 'open',
  minutes: 10,
  attempts: 2,
  kinds: ['one', 'many'],
  texts: ['Hansı?', 'Hansılar?'],
  codes: ['', 'a {}'],
  options: ['a\nb', 'a\nb'],
  rev: 2,
  audit: 'old',
  ...more,
});

/** The draft of a post that a teacher has begun. */
export const sharedDraft = (more: Fields = {}): Fields => ({
  form: 'blog',
  title: 'Qaralama',
  value: '{"title":"Qaralama"}',
  author: 'Ad teacher',
  at: past,
  rev: 1,
  audit: 'old',
  ...more,
});

export const quizKey = { right: { 0: 'b', 1: 'ab' }, explanations: ['Belə', ''] };

/** A first attempt that is begun; the time of the world is long past. */
export const attempt = (more: Fields = {}): Fields => ({
  quiz: 'quiz',
  uid: 'ayla',
  name: 'Ad ayla',
  course: 'frontend',
  n: 1,
  startedAt: past,
  ...more,
});

export const work = (more: Fields = {}): Fields => ({
  uid: 'ayla',
  name: 'Ad ayla',
  course: 'frontend',
  task: 'form',
  title: 'Forma',
  kind: 'code',
  state: 'sent',
  version: 1,
  ticket: 3,
  at: past,
  thread: {},
  asked: false,
  rev: 2,
  ...more,
});

/** A notice about the order of `bahar`. */
export const notice = (more: Fields = {}): Fields => ({
  kind: 'order',
  title: 'Ödəniş təsdiqləndi',
  path: '/my-orders#order-100001',
  at: past,
  ...more,
});

/** An announcement of a teacher. */
export const announcement = (more: Fields = {}): Fields => ({
  text: 'Dərs saat 19:00-da başlayır.',
  until: new Date('2099-01-01'),
  at: past,
  by: 'teacher',
  ...more,
});

/** The announcements of a course. */
export const announcements = (more: Fields = {}): Fields => ({
  items: { one: announcement(), two: announcement({ link: '/lessons/frontend/videos' }) },
  last: 'two',
  title: 'Dərs saat 19:00-da başlayır.',
  rev: 2,
  audit: 'old',
  ...more,
});
