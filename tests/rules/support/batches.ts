// The batches of src/gateways, sent by one of the people about documents of the world. `over` replaces
// fields of the main document, to make a batch wrong.

import * as v from 'valibot';
import { type Actor, type Details, logged } from '#core/cloud/audit.ts';
import type { AuditAction, TrashedCollection } from '#core/cloud/audit-entry.ts';
import { type Fields, type Operation, update } from '#core/cloud/operation.ts';
import * as signing from '#core/cloud/own-record.ts';
import * as people from '#features/accounts/desk/gateway.ts';
import * as announcing from '#features/announcements/desk/gateway.ts';
import { withNotice } from '#features/bell/desk/gateway.ts';
import { markNotices, switchKinds } from '#features/bell/gateway.ts';
import type { NewNotice, NoticeKind } from '#features/bell/notice.ts';
import * as certificates from '#features/certificates/desk/gateway.ts';
import * as outlines from '#features/courses/desk/gateway.ts';
import * as enrolments from '#features/enrolments/desk/gateway.ts';
import type { NewEnrolment } from '#features/enrolments/enrolment.ts';
import { enrol as enrolBatch } from '#features/enrolments/gateway.ts';
import * as groups from '#features/groups/desk/gateway.ts';
import { GroupDocument } from '#features/groups/group.ts';
import * as messages from '#features/inbox/desk/gateway.ts';
import * as sending from '#features/inbox/gateway.ts';
import type { MailForm } from '#features/inbox/mail.ts';
import * as orders from '#features/orders/desk/gateway.ts';
import * as ordering from '#features/orders/gateway.ts';
import { type Order, type OrderState, orderStates } from '#features/orders/order.ts';
import type { GrantBack, PaidGrant } from '#features/orders/payment.ts';
import { postAddress } from '#features/posts/gateway.ts';
import * as questions from '#features/questions/desk/gateway.ts';
import * as asking from '#features/questions/gateway.ts';
import type { Question, QuestionWords } from '#features/questions/question.ts';
import { attemptPath } from '#features/quizzes/quiz.ts';
import { snippetAddress } from '#features/snippets/gateway.ts';
import * as videos from '#features/videos/desk/gateway.ts';
import { type Video, VideoDocument, type VideoText, type VideoTexts } from '#features/videos/video.ts';
import * as works from '#features/works/desk/gateway.ts';
import * as content from '#panel/articles-gateway.ts';
import { moveToTrash } from '#panel/authored-gateway.ts';
import * as trash from '#panel/trash-gateway.ts';
import { moved, operationAt, patch } from './attack.ts';
import { group, keys, otherTime, past } from './documents.ts';
import { tokenOf, uidOf, type Who } from './people.ts';
import { stored, world } from './world.ts';

/** A batch that `who` sends; `over` makes one detail of its main document wrong. */
export type Batch = (who: Who, over?: Fields) => Operation[];

const actor = (who: Who): Actor => ({ uid: uidOf(who), entry: 'new-entry' });
const free = { n: 0 };

/** A log entry alone; `collection` and `target` may have values that no page would send. */
export function entry(
  who: Who,
  collection: string,
  target: string,
  action: AuditAction,
  id = 'new-entry',
  details: Details = {},
): Operation[] {
  const alone = logged({ ...actor(who), entry: id }, 'blogs', target, action, () => [], details);
  return patch(alone, `audit/${id}`, { collection });
}

export function signUp(who: Who, over: Fields = {}): Operation[] {
  const uid = uidOf(who);
  const email = tokenOf(who)?.email ?? 'x@x.az';
  const batch = signing.signUp(uid, { name: 'Ad', surname: uid, username: uid, email, mobile: '' });
  const record = patch(batch, `users/${uid}`, over);
  const named = moved(record, `usernames/${uid}`, `usernames/${String(over.username ?? uid)}`);
  return over.email ? moved(named, `emails/${email}`, `emails/${String(over.email)}`) : named;
}

const post = {
  title: 'Teze',
  content: '<p>Mətn</p>',
  hashtags: ['html'],
  blog_image: 'https://h.az/a.webp',
};

export const createBlog: Batch = (who, over = {}) => {
  const author = { author: `Ad ${uidOf(who)}`, author_image: '' };
  const batch = patch(content.createPost(actor(who), 'new', author, post), 'blogs/new', over);
  return moved(batch, postAddress('teze'), postAddress(String(over.slug ?? 'teze')));
};

export const createCode: Batch = (who, over = {}) => {
  const text = { title: 'Teze', content: '<pre>a</pre>' };
  const batch = patch(content.createSnippet(actor(who), 'new', { codeName: 'css' }, text), 'codes/new', over);
  const reserved = snippetAddress('css', 'teze');
  const address = reserved.replace(
    'css_teze',
    `${String(over.codeName ?? 'css')}_${String(over.slug ?? 'teze')}`,
  );
  return moved(batch, reserved, address);
};

/** What a save writes over: a document of the world, at its first version, and a material that goes. */
export function savedOver(collection: 'blogs' | 'codes' | 'videos', id: string, isMaterialGone = false) {
  const was = stored(`${collection}/${id}`);
  const html = isMaterialGone && was.material !== undefined ? String(stored(`materials/${id}`).html) : '';
  return { id, rev: 1, was, html };
}

const freeVideo: VideoText = {
  title: 'Yeni',
  hashtags: ['frontend', 'css'],
  url: 'abcdefghijk',
  demo: 'true',
  paid: '',
};
const groupVideo: VideoText = { ...freeVideo, title: 'Başqa', demo: 'false', group: 'frontend' };

export const createFree: Batch = (who, over = {}) =>
  patch(videos.createVideo(actor(who), 'new', freeVideo, free), 'videos/new', over);

/** A new free video that can be watched from a time to come. */
export const planFree =
  (plan: Date): Batch =>
  (who, over = {}) =>
    patch(videos.createVideo(actor(who), 'new', freeVideo, free, {}, plan), 'videos/new', over);

/** Saves the free video, which is planned and has no line in the index; `now` publishes it, and gives it one. */
export const editPlanned =
  (time: 'same' | 'now' | Date): Batch =>
  (who, over = {}) => {
    const when = { time, isToCome: time !== 'now' };
    return patch(
      videos.editVideo(actor(who), savedOver('videos', 'free'), freeVideo, false, free, {}, when),
      'videos/free',
      over,
    );
  };

export const createPaid: Batch = (who, over = {}) =>
  patch(videos.createVideo(actor(who), 'new', groupVideo, free), 'videos/new', over);

export const editVideo: Batch = (who, over = {}) =>
  patch(
    videos.editVideo(actor(who), savedOver('videos', 'group'), groupVideo, false, free),
    'videos/group',
    over,
  );

export const keepDuration: Batch = (who, over = {}) =>
  patch(
    videos.keepDuration(actor(who), { ...savedOver('videos', 'free'), title: 'Flexbox' }, 932),
    'videos/free',
    over,
  );

export const editFree: Batch = (who, over = {}) =>
  patch(
    videos.editVideo(actor(who), savedOver('videos', 'free'), freeVideo, true, free),
    'videos/free',
    over,
  );

export const closeFree: Batch = (who, over = {}) =>
  patch(
    videos.editVideo(actor(who), savedOver('videos', 'free'), groupVideo, true, free),
    'videos/free',
    over,
  );

/** Saves a video with texts; '' removes one, what is left out stays. `over` replaces fields of the video. */
export const writeTexts =
  (id: 'group' | 'backend' | 'free' | 'new', texts: Partial<VideoTexts>): Batch =>
  (who, over = {}) => {
    const edit = (isFree: boolean) =>
      videos.editVideo(
        actor(who),
        savedOver('videos', id, 'material' in texts),
        isFree ? freeVideo : groupVideo,
        isFree,
        free,
        texts,
      );
    const batch =
      id === 'new' ? videos.createVideo(actor(who), id, groupVideo, free, texts) : edit(id === 'free');
    return patch(batch, `videos/${id}`, over);
  };

export const editBlog: Batch = (who, over = {}) =>
  patch(
    content.editPost(actor(who), savedOver('blogs', 'one'), { ...post, title: 'Başqa' }),
    'blogs/one',
    over,
  );

export const editCode: Batch = (who, over = {}) => {
  const text = { title: 'Başqa', content: '<pre>b</pre>' };
  return patch(content.editSnippet(actor(who), savedOver('codes', 'one'), text), 'codes/one', over);
};

/** Saves the outline of a course; `rev` is the version that it replaces, 0 for none. */
export const outline =
  (course: string, rev: number): Batch =>
  (who, over = {}) => {
    const text = { titles: ['Düzüm', 'Boş'], videos: ['free group', ''] };
    return patch(outlines.saveOutline(actor(who), { id: course, rev }, text), `outlines/${course}`, over);
  };

/** Deletes a document of the world; `over` replaces fields of the trash entry. */
export const remove =
  (collection: TrashedCollection, target: string): Batch =>
  (who, over = {}) => {
    const data = stored(`${collection}/${target}`);
    const batch = moveToTrash(actor(who), { collection, target, data }, free);
    return patch(batch, `trash/${collection}_${target}`, over);
  };

/** Restores a document from the trash of the world. */
export const restore =
  (collection: TrashedCollection, target: string, shard?: { n: number }): Batch =>
  (who, over = {}) => {
    const data = stored(`trash/${collection}_${target}`).data as Fields;
    return patch(
      trash.restore(actor(who), { collection, target, data }, shard),
      `${collection}/${target}`,
      over,
    );
  };

export const purge =
  (collection: TrashedCollection, target: string): Batch =>
  (who) => {
    const { title } = stored(`trash/${collection}_${target}`).data as Fields;
    return trash.purge(actor(who), { collection, target, audit: `del-${target}`, title: String(title) });
  };

/** The four changes that staff make to another user's record. */
const change =
  (batchOf: (by: Actor, user: string) => Operation[]) =>
  (user: string): Batch =>
  (who, over = {}) =>
    patch(batchOf(actor(who), user), `users/${user}`, over);

export const grant = change((by, user) => people.grantCourse(by, user, 'backend', null));
/** A day to come, as the end of a grant. */
export const coming = new Date('2099-01-01');
export const grantUntil = change((by, user) => people.grantCourse(by, user, 'backend', coming));
export const renew = (end: Date | null = coming) =>
  change((by, user) => people.renewCourse(by, user, 'frontend', end));
export const revoke = change((by, user) => people.revokeCourse(by, user, 'frontend'));
export const appoint = change((by, user) => people.appointTeacher(by, user, keys.teacherKey));
export const dismiss = change((by, user) => people.dismissTeacher(by, user));

/** The code of a new enrolment of the cases; world.ts has others. */
export const newCode = 'ZZZZZZZZZZZZZZZZZZZZZZZZZZ';
const backend: NewEnrolment = { name: '', course: 'backend', until: new Date('2099-01-01'), uses: 30 };

export const createEnrolment = (who: Who, over: Fields = {}, code = newCode): Operation[] =>
  patch(enrolments.createEnrolment(actor(who), code, backend), `enrolments/${code}`, over);

/** A coupon of 20 per cent (PAY-4). */
export const createCoupon: Batch = (who, over = {}) =>
  patch(
    enrolments.createEnrolment(actor(who), newCode, {
      ...backend,
      course: '',
      coupon: { courses: ['frontend'], percent: 20, sum: 0 },
    }),
    `enrolments/${newCode}`,
    over,
  );

export const endEnrolment =
  (code: string): Batch =>
  (who, over = {}) =>
    patch(enrolments.endEnrolment(actor(who), code), `enrolments/${code}`, over);

/** Opens a course with a code; `over` replaces fields of the record. */
export const enrol =
  (code: string, course = 'backend'): Batch =>
  (who, over = {}) =>
    patch(enrolBatch(uidOf(who), code, course), `users/${uidOf(who)}`, over);

/** Issues a certificate to `ayla`; `over` replaces fields of it and of its copy. */
export function issue(who: Who, over: Fields = {}, code = newCode): Operation[] {
  const { title = 'Frontend' } = over;
  const text = { name: 'Ad ayla', course: 'frontend', title: String(title) };
  const batch = certificates.issueCertificate(actor(who), code, 'ayla', text);
  return patch(patch(batch, `certificates/${code}`, over), `users/ayla/certificates/${code}`, over);
}

/** Revokes a certificate of `ayla`. */
export const revokeCertificate =
  (code: string): Batch =>
  (who, over = {}) => {
    const batch = certificates.revokeCertificate(actor(who), 'ayla', { id: code, title: 'Frontend' });
    return patch(patch(batch, `certificates/${code}`, over), `users/ayla/certificates/${code}`, over);
  };

/** The id of a new message of the cases. */
export const newMessage = '00000000-0000-4000-8000-000000000000';

/** What the forms send. */
const formFields = {
  order: { describe: '', from_name: 'Aysel', from_company: 'Narçiçək', from_mail: 'aysel@x.az' },
  contact: {
    from_name: 'Aysel',
    from_surname: '',
    from_mail: 'aysel@x.az',
    from_subject: 'Sual',
    message: '',
  },
} satisfies Record<MailForm, Fields>;

export const createMessage = (id: string, kind: MailForm, now = new Date()): Operation[] =>
  sending.createMessage(id, kind, formFields[kind], now);

/** A visitor's message; `fields` replaces fields of the form, `over` those of the document. */
export const sendMessage = (kind: MailForm, fields: Fields = {}, over: Fields = {}): Operation[] => {
  const batch = createMessage(newMessage, kind);
  const [filled] = patch([{ kind: 'set', path: '', data: formFields[kind] }], '', fields);
  const data = filled && filled.kind !== 'delete' ? filled.data : {};
  return patch(batch, `messages/${newMessage}`, { fields: data, ...over });
};

export const changeMessage =
  (id: string, change: messages.MessageChange): Batch =>
  (who, over = {}) =>
    patch(
      messages.changeMessage(actor(who), { id, rev: Number(stored(`messages/${id}`).rev) }, change),
      `messages/${id}`,
      over,
    );

export const deleteMessage =
  (id: string): Batch =>
  (who) =>
    messages.deleteMessage(actor(who), id);

/** The number of a new order of the cases. */
export const newOrder = '482193';

/** `who` orders a course, with a coupon or without; `over` replaces fields of the order. */
export const makeOrder =
  (course: string, price?: number, now = new Date(), coupon?: ordering.Wanted['coupon']): Batch =>
  (who, over = {}) => {
    const uid = uidOf(who);
    const buyer = { id: uid, name: 'Ad', surname: uid, email: tokenOf(who)?.email ?? 'x@x.az', mobile: '' };
    return patch(
      ordering.makeOrder(buyer, newOrder, { course, price, coupon }, now),
      `orders/${newOrder}`,
      over,
    );
  };

const stateIn = (state: unknown) => orderStates.find((one) => one === state) ?? 'new';

const seenOrder = (id: string) => {
  const { uid, course, rev, state, coupon } = stored(`orders/${id}`);
  const used = typeof coupon === 'string' && { coupon };
  return { id, uid: String(uid), course: String(course), rev: Number(rev), state: stateIn(state), ...used };
};

type SeenOrder = Parameters<typeof orders.confirmOrder>[1];

/** What the buyer does with an order of the world. */
const owns =
  (id: string, batchOf: (order: SeenOrder) => Operation[]): Batch =>
  (_, over = {}) =>
    patch(batchOf(seenOrder(id)), `orders/${id}`, over);

export const withdrawOrder = (id: string) => owns(id, ordering.withdrawOrder);
export const sendReceipt = (id: string) => owns(id, ordering.sendReceipt);
export const forgetOrder = (id: string): Batch => owns(id, () => ordering.forgetOrder(seenOrder(id)));

/** What staff do with an order of the world. */
const answers =
  (batchOf: (by: Actor, order: SeenOrder) => Operation[]) =>
  (id: string): Batch =>
  (who, over = {}) =>
    patch(batchOf(actor(who), seenOrder(id)), `orders/${id}`, over);

export const answerOrder = (id: string, link?: string) =>
  answers((by, order) => orders.answerOrder(by, order, link))(id);
export const refuseOrder = (id: string, reason = 'Yer yoxdur') =>
  answers((by, order) => orders.refuseOrder(by, order, reason))(id);
export const confirmOrder = (
  id: string,
  grant: PaidGrant = { kind: 'grant', before: null, end: null },
  state?: OrderState,
) => answers((by, order) => orders.confirmOrder(by, state ? { ...order, state } : order, grant))(id);
export const reopenOrder = (
  id: string,
  grant: GrantBack = { kind: 'revoke' },
  was?: Order['was'],
  next: Parameters<typeof orders.reopenOrder>[3] = null,
) => answers((by, order) => orders.reopenOrder(by, { ...order, was }, grant, next))(id);

/** The id of a new question of the cases. */
export const newQuestion = '00000000-0000-4000-8000-000000000001';

/** A video of the world, as the pages have it. */
export const videoIn = (id: string): Video => v.parse(VideoDocument, { id, ...stored(`videos/${id}`) });

const author = (who: Who): asking.Author => ({ id: uidOf(who), name: 'Ad' });

/** `who` asks under a video of the world; `over` replaces fields of the question. */
export const askQuestion =
  (video: string, words: QuestionWords = { text: 'Niyə?' }, id = newQuestion, now = new Date()): Batch =>
  (who, over = {}) => {
    const place = { video: videoIn(video), course: 'frontend', second: 75 };
    return patch(asking.askQuestion(id, author(who), place, words, now), `questions/${id}`, over);
  };

/** What staff see of a question of the world. */
function seenQuestion(id: string) {
  const { rev, title, answers } = stored(`questions/${id}`);
  return { id, rev: Number(rev), title: String(title), answers: answers as Question['answers'] };
}

export const editQuestion =
  (id: string, words: QuestionWords = { text: 'Necə?' }): Batch =>
  (_, over = {}) =>
    patch(asking.editQuestion(seenQuestion(id), words), `questions/${id}`, over);

export const withdrawQuestion =
  (id: string): Batch =>
  () =>
    asking.withdrawQuestion(id);

/** Other answers in a batch about a question: those that it writes or deletes, by uid, and `more`. */
export function withAnswers(batch: readonly Operation[], id: string, more: Fields): Operation[] {
  const about = operationAt(batch, `questions/${id}`);
  const answers = about.kind === 'delete' ? {} : (about.data.answers as Fields | undefined);
  return patch(batch, `questions/${id}`, { answers: { ...answers, ...more } });
}

/** Replaces fields of the answer of `who` in a batch; `undefined` removes a field. */
export function withAnswer(batch: readonly Operation[], id: string, who: Who, over: Fields): Operation[] {
  const about = operationAt(batch, `questions/${id}`);
  const { answers } = about.kind === 'delete' ? {} : (about.data as { answers?: Record<string, Fields> });
  const fields = Object.entries({ ...answers?.[uidOf(who)], ...over });
  return withAnswers(batch, id, {
    [uidOf(who)]: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
  });
}

export const answerQuestion =
  (id: string, words: QuestionWords = { text: 'Belə' }): Batch =>
  (who, over = {}) =>
    patch(asking.answerQuestion(id, author(who), words), `questions/${id}`, over);

export const takeAnswerBack =
  (id: string): Batch =>
  (who, over = {}) =>
    patch(asking.takeAnswerBack(id, uidOf(who)), `questions/${id}`, over);

type SeenQuestion = ReturnType<typeof seenQuestion>;

/** What staff do with a question of the world. */
const staffDo =
  (batchOf: (by: Actor, question: SeenQuestion, who: Who) => Operation[]) =>
  (id: string): Batch =>
  (who, over = {}) =>
    patch(batchOf(actor(who), seenQuestion(id), who), `questions/${id}`, over);

export const answerAsStaff = (id: string, words: QuestionWords = { text: 'Belə' }) =>
  staffDo((by, question, who) => questions.answerAsStaff(by, question, author(who), words))(id);
export const markQuestion = (id: string, answered: boolean) =>
  staffDo((by, question) => questions.markQuestion(by, question, answered))(id);
export const removeAnswer = (id: string, uid: string) =>
  staffDo((by, question) => questions.removeAnswer(by, question, uid))(id);
export const hideQuestion = (id: string, reason = 'Ad var') =>
  staffDo((by, question) => questions.hideQuestion(by, question, reason))(id);
export const showQuestion = staffDo((by, question) => questions.showQuestion(by, question));

const told: NewNotice = { kind: 'order', about: '7', title: 'Ödəniş təsdiqləndi', path: '/my-orders' };

function aylasWork(): Parameters<typeof works.answerWork>[1] {
  const id = 'ayla_frontend_form';
  return {
    id,
    title: 'Forma',
    course: 'frontend',
    ticket: 3,
    thread: {},
    version: 1,
    rev: Number(stored(`works/${id}`).rev),
  };
}

/** What staff do to what is `ayla`'s or `bahar`'s, and tell: by the kind of the notice. */
const deedsTold: Record<NoticeKind, Batch> = {
  answer: (who) => answerAsStaff('question-of-ayla-open')(who),
  order: (who) => answerOrder('100001')(who),
  certificate: (who) => issue(who),
  work: (who) => works.answerWork(actor(who), aylasWork(), { name: 'Ad' }, 'Belə'),
  quiz: () => [update(attemptPath('corrected_ayla_1'), { corrected: 1 })],
};

/**
 * Does something to what is the user's, and tells it; `over` replaces fields of the notice, `given` is what the list has.
 * @param kind that of the deed; the notice has the same.
 */
export const tell =
  (user: string, given: Fields = {}, kind: NoticeKind = user === 'bahar' ? 'order' : 'work'): Batch =>
  (who, over = {}) => {
    const batch = withNotice(deedsTold[kind](who), user, { ...told, kind }, given);
    return patchNotice(batch, user, `${kind}-7`, over);
  };

/** Replaces fields of a notice in a batch; `undefined` removes a field. */
export function patchNotice(
  batch: readonly Operation[],
  user: string,
  id: string,
  over: Fields,
): Operation[] {
  const operation = operationAt(batch, noticesOf(user));
  const items: Fields = operation.kind !== 'delete' ? (operation.data.items as Fields) : {};
  const fields = Object.entries({ ...(items[id] as Fields), ...over });
  const item = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  return patch(batch, noticesOf(user), { items: { ...items, [id]: item } });
}

export const noticesOf = (user: string): string => `users/${user}/notices/list`;

/** What `who` has read and closed; `over` replaces fields of the document. */
export const markRead =
  (until: Date, closed: string[] = ['two']): Batch =>
  (who, over = {}) =>
    patch(markNotices(uidOf(who), { readUntil: until.getTime(), closed }, []), noticesOf(uidOf(who)), over);

export const switchOff: Batch = (who, over = {}) =>
  patch(switchKinds(uidOf(who), ['order', 'announcement']), noticesOf(uidOf(who)), over);

/** The announcements of a course that the cases write to. */
const seenAt = (course: string) => ({
  id: course,
  rev: Number(world[`announcements/${course}`]?.rev ?? 0),
});

const newText = { text: 'Yeni dərs', link: '/lessons/backend', until: new Date(Date.now() + 86_400_000) };

/** Announces to a course; `over` replaces fields of the announcement, `more` those of the document. */
export const announce =
  (course: string, more: Fields = {}): Batch =>
  (who, over = {}) => {
    const batch = announcing.announce(actor(who), seenAt(course), 'new', newText, []);
    const path = `announcements/${course}`;
    const about = batch.find((operation) => operation.path === path);
    const { items } = about && about.kind !== 'delete' ? about.data : {};
    const item = { ...((items as Fields).new as Fields), ...over };
    const defined = Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
    return patch(batch, path, { items: { new: defined }, ...more });
  };

export const endAnnouncement =
  (course: string, id = 'one'): Batch =>
  (who, over = {}) =>
    patch(
      announcing.endAnnouncement(actor(who), seenAt(course), { id, text: 'Dərs saat 19:00-da başlayır.' }),
      `announcements/${course}`,
      over,
    );

const oneGroup = v.parse(GroupDocument, { id: 'g-one', ...group() });
const groupAt = 'groups/g-one';
const writtenGroup = {
  title: 'Səhər',
  teacher: 'Ad teacher',
  start: '2026-09-01',
  end: '2026-12-31',
  weekly: ['1 19:00 90', '4 19:00 90'],
};

export const createGroup: Batch = (who, over = {}) =>
  patch(
    groups.createGroup(actor(who), 'g-new', 'frontend', writtenGroup, 'https://h.az/b'),
    'groups/g-new',
    over,
  );

export const saveGroup: Batch = (who, over = {}) =>
  patch(groups.saveGroup(actor(who), oneGroup, writtenGroup, 'https://h.az/b'), groupAt, over);

/** Of a group, for which nothing was announced before. */
export const announceToGroup: Batch = (who) =>
  announcing.announce(actor(who), { id: 'g-one', rev: 0 }, 'new', newText, []);

export const moveSession: Batch = (who) => [
  ...groups.saveGroup(actor(who), oneGroup, { changes: { '2026-12-07T19:00': '2026-12-08T20:00 90' } }),
  ...announcing.announce(
    { uid: uidOf(who), entry: 'other-entry' },
    { id: 'g-one', rev: 0 },
    'new',
    newText,
    [],
  ),
];

export const joinGroup =
  (student: Who, id = 'g-one'): Batch =>
  (who) =>
    people.placeInGroup(actor(who), uidOf(student), 'frontend', id);

export const quitGroup =
  (student: Who): Batch =>
  (who) =>
    people.placeInGroup(actor(who), uidOf(student), 'frontend', null);

/** `at`: the beginning of the session. */
export const noteHere =
  (at = past.getTime()): Batch =>
  (who) =>
    groups.noteStudents(actor(who), oneGroup, String(at), { ayla: { marks: { [at]: true } } });

export const noteDeadline = (): Batch => (who) =>
  groups.noteStudents(actor(who), oneGroup, 'task:form', { ayla: { due: { 'task:form': otherTime } } });
