// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewNotice } from '#domain/notices/notice.ts';
import { isSitePath } from '#domain/notices/site-path.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import { AppError } from '#domain/shared/errors.ts';
import { limits } from '#domain/shared/limits.ts';
import { draftKey } from '#domain/shared/page-storage-keys.ts';
import type { Work } from '#domain/works/work.ts';
import type { Decision } from '#gateways/staff/works.ts';
import { workTab as texts } from '#messages/panel/works.ts';
import { $session } from '#stores/accounts/session.ts';
import {
  $answers,
  $reviews,
  answerWork,
  closeReview,
  decideWork,
  decisionOf,
  openWork,
  type Review,
  releaseWork,
  reviewOf,
  reviewProblem,
  typeAnswer,
  typeReview,
  withComment,
  workList,
} from '#stores/panel/works.ts';
import { $toasts } from '#stores/shared/toasts.ts';

const service = vi.hoisted(() => ({
  works: [] as unknown[],
  failure: null as unknown,
  decided: [] as unknown[],
}));
const act = () => {
  if (service.failure) throw service.failure;
};
vi.mock('#gateways/staff/works.ts', () => ({
  staffWorks: {
    list: async () => ({
      rows: service.works.map((item) => ({ id: Object(item).id, item })),
      more: null,
    }),
    countOpen: async () => service.works.length,
    one: async (id: string) => service.works.find((one) => Object(one).id === id) ?? null,
    claim: async () => act(),
    release: async () => act(),
    decide: async (...asked: unknown[]) => {
      act();
      service.decided.push(asked);
    },
    answer: async (...asked: unknown[]) => {
      act();
      service.decided.push(asked);
    },
  },
}));

const work = (over: Partial<Work> = {}): Work => ({
  id: 'a_css_form',
  uid: 'a',
  name: 'Ayla Həsənli',
  course: 'css',
  task: 'əlaqə-forması',
  title: 'Forma',
  kind: 'code',
  state: 'sent',
  version: 1,
  ticket: 3,
  at: new Date('2026-11-20T08:00:00Z'),
  claimedBy: '',
  claimedName: '',
  thread: {},
  asked: false,
  rev: 2,
  ...over,
});
const me: PanelUser = { uid: 'me', role: 'teacher', name: 'Nərmin', surname: 'Quliyeva', photo: null };
const id = 'a_css_form';
const shown = () => {
  const state = workList.$list.get();
  return state.step === 'ready' ? state.rows.flatMap((row) => ('item' in row ? [row.item] : [])) : null;
};
const toast = () => $toasts.get().at(-1)?.text;
const refused = new AppError('firestore/permission-denied');

async function opened(...all: Work[]): Promise<void> {
  service.works = all;
  await workList.load();
  expect(shown()).toHaveLength(all.length);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
  $session.set({ state: 'guest' });
  $session.set({ state: 'user', uid: 'me' } as never);
  Object.assign(service, { works: [], failure: null, decided: [] });
  $toasts.set([]);
});

describe('[TASK-2] a claim', () => {
  test('is made by opening, and shown at once', async () => {
    await opened(work());
    await openWork(me, id);
    expect(shown()?.[0]).toMatchObject({
      state: 'claimed',
      claimedBy: 'me',
      claimedName: 'Nərmin Quliyeva',
      rev: 3,
    });
    expect($reviews.get()[id]).toMatchObject({ checked: [], text: '', comments: {}, older: '' });
  });

  test('of another, who was quicker, is said and shown', async () => {
    await opened(work());
    service.failure = refused;
    service.works = [work({ state: 'claimed', claimedBy: 'other', claimedAt: new Date(), rev: 3 })];
    await openWork(me, id);
    expect([toast(), shown()?.[0]?.claimedBy, $reviews.get()[id]]).toEqual([texts.taken, 'other', undefined]);
  });

  test('of one’s own is not made again; what was typed comes back', async () => {
    await opened(work({ state: 'claimed', claimedBy: 'me', claimedAt: new Date() }));
    typeReview('me', { id, version: 1 }, { text: 'Yaxşı' });
    closeReview(id);
    service.failure = refused;
    await openWork(me, id);
    expect($reviews.get()[id]?.text).toBe('Yaxşı');
  });

  test('is given up', async () => {
    await opened(work({ state: 'claimed', claimedBy: 'me', claimedAt: new Date() }));
    await openWork(me, id);
    await releaseWork(me, id);
    expect([shown()?.[0]?.state, $reviews.get()[id], toast()]).toEqual(['sent', undefined, texts.released]);
  });
});

describe('[TASK-2] a review', () => {
  test('of an earlier version is only offered for the next one: its lines are others', () => {
    const typed = {
      ...reviewOf(undefined, 4),
      checked: ['Açılır.'],
      text: 'Az qalıb.',
      comments: { 2: 'Label?' },
    };
    expect(reviewOf(typed, 4)).toEqual(typed);
    expect(reviewOf({ ...typed, comment: 'Yarım', line: '7' }, 5)).toEqual({
      ...reviewOf(undefined, 5),
      older: 'Az qalıb.\nSətir 2: Label?\nSətir 7: Yarım',
    });
  });

  test.each([
    ['goes with it', { comment: ' Label? ', line: '2' }, { 1: 'x', 2: 'Label?' }],
    ['is no longer typed', { comment: ' ', line: '9' }, { 1: 'x' }],
    ['needs a line of the version', { comment: 'Label?', line: '4' }, null],
    ['needs a line', { comment: 'Label?', line: '' }, null],
  ])('a comment that is still in its field %s', (_, typed, comments) => {
    const whole = withComment({ ...reviewOf(undefined, 1), comments: { 1: 'x' }, ...typed }, 3);
    expect(whole?.comments ?? null).toEqual(comments);
  });

  const review = (over: Partial<Review> = {}) => ({ ...reviewOf(undefined, 1), ...over });
  const points = ['Açılır.', 'Sürüşmür.'];

  test('is ticks and text as one answer', () => {
    expect(decisionOf(review({ checked: ['Açılır.'], text: ' Az qalıb. ' }), points, 'returned').text).toBe(
      '✓ Açılır.\n✗ Sürüşmür.\n\nAz qalıb.',
    );
    expect(decisionOf(review({ text: 'Əla' }), points, 'accepted').text).toBe('Əla');
    expect(decisionOf(review(), points, 'accepted').text).toBe(texts.acceptedText);
    expect(decisionOf(review({ comments: { 1: 'x' } }), points, 'returned').text).toBe(texts.commentedText);
  });

  test.each([
    ['accepted without a word', review(), 'accepted', null],
    ['returned without a word', review(), 'returned', texts.emptyReturn],
    ['returned with a comment', review({ comments: { 1: 'x' } }), 'returned', null],
    ['returned with a tick', review({ checked: ['Açılır.'] }), 'returned', null],
    ['too long', review({ text: 'x'.repeat(limits.workText + 1) }), 'accepted', texts.longText],
    [
      'with comments that are too long',
      review({ comments: { 1: 'x'.repeat(2_000), 2: 'x'.repeat(1_000) } }),
      'returned',
      texts.longComments,
    ],
  ] as const)('%s', (_, typed, result, problem) => {
    expect(reviewProblem(decisionOf(typed, points, result), typed)).toBe(problem);
  });

  test('is sent with a notice that leads to the work, and its row and draft go', async () => {
    await opened(work({ state: 'claimed', claimedBy: 'me', claimedAt: new Date() }));
    typeReview('me', { id, version: 1 }, { text: 'Əla' });
    await decideWork(me, id, { result: 'accepted', text: 'Əla', comments: {} });
    const [[reader, , decision, notice] = []] = service.decided as [object, Work, Decision, NewNotice][];
    expect(reader).toEqual({ id: 'me', name: 'Nərmin', surname: 'Quliyeva' });
    expect(decision?.text).toBe('Əla');
    expect(notice).toMatchObject({ kind: 'work', path: '/lessons/css/exercises/əlaqə-forması#work' });
    expect(isSitePath(notice?.path ?? '')).toBe(true);
    expect([shown(), localStorage.getItem(draftKey('me', 'work', id, '')), toast()]).toEqual([
      [],
      null,
      texts.accepted,
    ]);
  });

  test('that collides with what the student wrote stays', async () => {
    await opened(work({ state: 'claimed', claimedBy: 'me', claimedAt: new Date() }));
    typeReview('me', { id, version: 1 }, { text: 'Əla' });
    service.failure = refused;
    service.works = [work({ state: 'claimed', claimedBy: 'me', claimedAt: new Date(), asked: true, rev: 3 })];
    await decideWork(me, id, { result: 'accepted', text: 'Əla', comments: {} });
    expect([toast(), shown()?.[0]?.asked, $reviews.get()[id]?.text]).toEqual([
      texts.changedMeanwhile,
      true,
      'Əla',
    ]);
  });
});

test('[TASK-2] an answer is sent, and an empty one is not', async () => {
  await opened(work({ state: 'returned', asked: true }));
  typeAnswer('me', id, '  ');
  await answerWork(me, id);
  expect(service.decided).toEqual([]);
  typeAnswer('me', id, 'Belə');
  await answerWork(me, id);
  expect([service.decided.length, $answers.get()[id], toast()]).toEqual([1, undefined, texts.answered]);
});
