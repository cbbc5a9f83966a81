import { limit } from 'firebase/firestore/lite';
import type { Fields, Operation } from '#core/cloud/operation.ts';
import { remove, update } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { hideReview, reviewRows, showReview } from '#features/graduates/desk/gateway.ts';
import { graduateReviewsOf, withdrawReview, writeReview } from '#features/graduates/gateway.ts';
import { type GraduateReview, graduateReviewStates } from '#features/graduates/graduate-review.ts';
import { graduateLimits } from '#features/graduates/limits.ts';
import { moved, patch, without } from '../support/attack.ts';
import { chapter, commit } from '../support/chapter.ts';
import { type Documents, graduateReview, long, otherTime, past, unseenTexts } from '../support/documents.ts';
import { everyone, staff, uidOf, type Who } from '../support/people.ts';
import { certificateCodes } from '../support/world.ts';

/** What graduates say of their course: only whoever has its certificate, once, and until they take it back. */
export const graduates = chapter('[COURSE-4] reviews of graduates');
const { deny, each, reads, refuses } = graduates;
const ayla = graduates.committer('ayla');
const bahar = graduates.committer('bahar');
const teacher = graduates.committer('teacher');

const path = 'graduateReviews/frontend_ayla';
const words = { stars: 4, text: 'Çox şey öyrəndim.' };
const seen: GraduateReview = {
  ...{ id: 'frontend_ayla', uid: 'ayla', course: 'frontend', name: 'Ad', stars: 5, text: 'Yaxşıdır' },
  ...{ at: past, state: 'waiting', rev: 1 },
};
const entry = {
  collection: 'graduateReviews',
  target: 'frontend_ayla',
  action: 'show',
  by: 'teacher',
  at: past,
};
const waiting: Documents = { [path]: graduateReview() };
const hidden: Documents = { [path]: graduateReview({ state: 'hidden', rev: 2, audit: 'old' }) };
const shown: Documents = {
  [path]: graduateReview({ state: 'shown', shown: 'seen', rev: 2, audit: 'shown-entry' }),
  'shownReviews/seen': {
    ...{ course: 'frontend', name: 'Ad', stars: 5, text: 'Yaxşıdır', at: past, time: past },
    audit: 'shown-entry',
  },
  'audit/shown-entry': entry,
};
const isShown: GraduateReview = { ...seen, state: 'shown', shown: 'seen', rev: 2 };

const write = (who: Who, over: Fields = {}, code = certificateCodes.held): Operation[] =>
  patch(
    writeReview({ id: uidOf(who), name: 'Ad' }, { id: code, course: 'frontend' }, words),
    `graduateReviews/frontend_${uidOf(who)}`,
    over,
  );
const actor = (who: Who) => ({ uid: uidOf(who), entry: 'new-entry' });
const show = (who: Who, over: Partial<GraduateReview> = {}) =>
  showReview(actor(who), { ...seen, ...over }, 'new');
const hide = (who: Who, review: GraduateReview = seen) => hideReview(actor(who), review);

// ── Reading ──
each([...staff, 'ayla'], 'reads a review', () => (client) => client.get(path), waiting);
reads('shownReviews/seen', []);
for (const state of graduateReviewStates)
  each(
    staff,
    `lists reviews: ${state}`,
    () => (client) => client.ask(reviewRows(state), limits.page),
    waiting,
  );
each(staff, 'counts reviews', () => (client) => client.countOf(reviewRows('waiting'), limits.page));
each([], 'lists 51 reviews', () => (client) => client.ask(reviewRows('waiting'), limits.page + 1));
each(
  [...staff, 'ayla'],
  'lists the own reviews',
  () => (client) => client.ask(graduateReviewsOf('ayla'), limits.page),
);
const seenBy = (time: Date, most: number) => (client: Parameters<Parameters<typeof deny>[2]>[0]) =>
  client.ask({ collection: 'shownReviews', where: [['time', '<=', time]], orderBy: ['time', 'desc'] }, most);
each(everyone, 'lists what everyone sees', () => seenBy(past, limits.guestPage), shown);
each([], 'lists more of it', () => seenBy(past, limits.guestPage + 1), shown);
each([], 'lists it by a time to come', () => seenBy(new Date('2099-01-01'), 1), shown);
each([], 'lists it without a time', () => (client) => client.list('shownReviews', limit(1)), shown);

// ── Writing ──
each(['ayla'], 'writes a review', (who) => commit(write(who)));
for (const stars of [1, 5]) ayla.may(`writes ${stars} stars`, write('ayla', { stars }));
ayla.may('writes a long review', write('ayla', { text: long(graduateLimits.text) }));
const wrong: Record<string, unknown[]> = {
  uid: ['bahar', undefined],
  course: ['backend', undefined],
  certificate: [certificateCodes.revoked, 'x', 1, undefined],
  name: ['Başqa', '', undefined],
  stars: [0, 6, 4.5, '5', undefined],
  text: ['', long(graduateLimits.text + 1), 5, undefined, ...unseenTexts],
  at: [otherTime, undefined],
  state: ['shown', 'hidden', undefined],
  rev: [0, 2, undefined],
  shown: ['x'],
};
for (const [field, values] of Object.entries(wrong))
  refuses('ayla', 'writes a review', (over) => write('ayla', over), field, values);
ayla.mayNot(
  'writes a review of another course',
  moved(write('ayla', { course: 'backend' }), path, 'graduateReviews/backend_ayla'),
);
ayla.mayNot('writes one under another id', moved(write('ayla'), path, 'graduateReviews/frontend_ayla2'));
bahar.mayNot('writes one with the certificate of another', write('bahar'));
ayla.mayNot('writes a second one', write('ayla'), waiting);
ayla.mayNot('changes it', update(path, { text: 'Başqa', rev: 2 }), waiting);

// ── What staff decide ──
each(staff, 'shows a review', (who) => commit(show(who)), waiting);
each(staff, 'shows a hidden one', (who) => commit(show(who, { rev: 2 })), hidden);
each(staff, 'does not show a review', (who) => commit(hide(who)), waiting);
each(staff, 'takes a review off the page', (who) => commit(hide(who, isShown)), shown);
for (const [what, batch, given] of [
  ['shows a review', show('teacher'), waiting],
  ['takes a review off the page', hide('teacher', isShown), shown],
] as const) {
  for (const { path: part } of batch)
    if (part !== 'config/publish') teacher.mayNot(`${what} without ${part}`, without(batch, part), given);
  for (const fields of [
    { stars: 1 },
    { text: 'x' },
    { name: 'x' },
    { uid: 'bahar' },
    { rev: 7 },
    { state: 'waiting' },
  ])
    teacher.mayNot(`${what}, ${JSON.stringify(fields)}`, patch(batch, path, fields), given);
  teacher.mayNot(
    `${what} with another deed in the log`,
    patch(batch, 'audit/new-entry', { action: 'update' }),
    given,
  );
}
const public_ = 'shownReviews/new';
for (const fields of [
  ...[
    { course: 'backend' },
    { name: 'Başqa' },
    { stars: 1 },
    { text: 'x' },
    { at: otherTime },
    { time: past },
  ],
  ...[{ uid: 'ayla' }, { audit: 'old' }],
])
  teacher.mayNot(
    `shows a review with ${JSON.stringify(fields)}`,
    patch(show('teacher'), public_, fields),
    waiting,
  );
const unproven = { [path]: graduateReview({ certificate: certificateCodes.revoked }) };
teacher.mayNot('shows a review whose certificate is revoked', show('teacher'), unproven);
teacher.may('does not show a review whose certificate is revoked', hide('teacher'), unproven);
teacher.may('takes a review off the page, its certificate is revoked', hide('teacher', isShown), {
  ...shown,
  [path]: { ...shown[path], certificate: certificateCodes.revoked },
});
teacher.mayNot('shows what is shown', show('teacher', { rev: 2 }), shown);
teacher.mayNot('hides what is hidden', hide('teacher', { ...seen, rev: 2 }), hidden);
teacher.mayNot(
  'keeps the name of what nobody sees',
  patch(hide('teacher', isShown), path, { shown: 'seen' }),
  shown,
);
teacher.mayNot(
  'shows a review by a log entry of another',
  moved(show('teacher'), public_, 'shownReviews/other'),
  waiting,
);
teacher.mayNot('deletes a review', withdrawReview(seen), waiting);
teacher.mayNot('deletes what everyone sees', remove('shownReviews/seen'), shown);
teacher.mayNot('changes what everyone sees', update('shownReviews/seen', { text: 'x' }), shown);

// ── Taking it back ──
each(['ayla'], 'takes a review back', () => commit(withdrawReview(seen)), waiting);
each(['ayla'], 'takes back what is shown', () => commit(withdrawReview(isShown)), shown);
each(['ayla'], 'takes back what is hidden', () => commit(withdrawReview(seen)), hidden);
ayla.may('takes a review back without the certificate', withdrawReview(isShown), {
  ...shown,
  [`users/ayla/certificates/${certificateCodes.held}`]: null,
});
ayla.may('takes a review back without a record', withdrawReview(isShown), { ...shown, 'users/ayla': null });
for (const part of ['shownReviews/seen', path])
  ayla.mayNot(`takes back what is shown without ${part}`, without(withdrawReview(isShown), part), shown);
const mark = (over: Fields = {}) => patch(withdrawReview(isShown), 'config/publish', over);
for (const over of [
  { dirtyAt: otherTime },
  { dirtyAt: undefined },
  { withdrawn: 'frontend_bahar' },
  { withdrawn: undefined },
])
  ayla.mayNot(`takes back what is shown, ${JSON.stringify(over)}`, mark(over), shown);
ayla.mayNot('takes back what is shown, and claims a build', mark({ claimedBy: 'ayla' }), shown);
ayla.mayNot(
  'says that the site is out of date',
  [remove(path), update('config/publish', { dirtyAt: otherTime, withdrawn: 'frontend_ayla' })],
  waiting,
);
bahar.mayNot('says so for another', update('config/publish', { withdrawn: 'frontend_ayla' }), shown);
