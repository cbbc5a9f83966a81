// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { draftKey } from '#core/device/page-storage-keys.ts';
import { $session } from '#core/session/session.ts';
import { $toasts } from '#core/views/toasts.ts';
import type { NewNotice } from '#features/bell/notice.ts';
import { isSitePath } from '#features/bell/notice.ts';
import type { PanelUser } from '#panel/panel.ts';
import { $lost } from '#panel/staff-rows.ts';
import { workLimits } from '../limits.ts';
import type { Work } from '../work.ts';
import type { Decision } from './gateway.ts';
import {
  answers,
  answerWork,
  atLine,
  decideWork,
  decisionOf,
  openWork,
  type Review,
  releaseWork,
  reviewOf,
  reviewProblem,
  reviews,
  typeReview,
  undoDecision,
  withComment,
  workList,
} from './store.ts';
import { workTab as texts } from './texts.ts';

const service = vi.hoisted(() => ({
  works: [] as unknown[],
  failure: null as unknown,
  decided: [] as unknown[],
  undone: [] as unknown[],
}));
const act = () => {
  if (service.failure) throw service.failure;
};
vi.mock('./gateway.ts', () => ({
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
    undo: async (...asked: unknown[]) => {
      act();
      service.undone.push(asked);
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
  Object.assign(service, { works: [], failure: null, decided: [], undone: [] });
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
    expect(reviews.$texts.get()[id]).toMatchObject({ checked: [], text: '', comments: {}, older: '' });
  });

  test('of another, who was quicker, is said and shown', async () => {
    await opened(work());
    service.failure = refused;
    service.works = [work({ state: 'claimed', claimedBy: 'other', claimedAt: new Date(), rev: 3 })];
    await openWork(me, id);
    expect([toast(), shown()?.[0]?.claimedBy, reviews.$texts.get()[id]]).toEqual([
      texts.taken,
      'other',
      undefined,
    ]);
  });

  test('of one’s own is not made again; what was typed comes back', async () => {
    await opened(work({ state: 'claimed', claimedBy: 'me', claimedAt: new Date() }));
    typeReview('me', { id, version: 1 }, { text: 'Yaxşı' });
    reviews.fold(id);
    service.failure = refused;
    await openWork(me, id);
    expect(reviews.$texts.get()[id]?.text).toBe('Yaxşı');
  });

  test('is given up', async () => {
    await opened(work({ state: 'claimed', claimedBy: 'me', claimedAt: new Date() }));
    await openWork(me, id);
    await releaseWork(me, id);
    expect([shown()?.[0]?.state, reviews.$texts.get()[id], toast()]).toEqual([
      'sent',
      undefined,
      texts.released,
    ]);
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
    ['too long', review({ text: 'x'.repeat(workLimits.text + 1) }), 'accepted', texts.longText],
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

  test('whose row is gone can be copied, and blocks no sign-out', async () => {
    await opened(work({ state: 'claimed', claimedBy: 'me', claimedAt: new Date() }));
    typeReview(
      'me',
      { id, version: 1 },
      { text: 'Az qalıb', comments: { 2: 'Label?' }, comment: 'Yarım', line: '7' },
    );
    service.failure = refused;
    service.works = [];
    await decideWork(me, id, { result: 'accepted', text: 'x', comments: {} });
    expect([toast(), reviews.$texts.get()[id], localStorage.getItem(draftKey('me', 'work', id, ''))]).toEqual(
      [texts.deletedMeanwhile, undefined, null],
    );
    expect(Object.values($lost.get())).toEqual([
      { list: 'works', name: 'Ayla Həsənli, «Forma»', text: 'Az qalıb\nSətir 2: Label?\nSətir 7: Yarım' },
    ]);
  });

  test('that collides with what the student wrote stays', async () => {
    await opened(work({ state: 'claimed', claimedBy: 'me', claimedAt: new Date() }));
    typeReview('me', { id, version: 1 }, { text: 'Əla' });
    service.failure = refused;
    service.works = [work({ state: 'claimed', claimedBy: 'me', claimedAt: new Date(), asked: true, rev: 3 })];
    await decideWork(me, id, { result: 'accepted', text: 'Əla', comments: {} });
    expect([toast(), shown()?.[0]?.asked, reviews.$texts.get()[id]?.text]).toEqual([
      texts.changedMeanwhile,
      true,
      'Əla',
    ]);
  });
});

describe('[TASK-2] a comment that is being typed', () => {
  const typed = (over: Partial<Review>) => ({
    ...reviewOf(undefined, 1),
    comments: { 1: 'Label?' },
    ...over,
  });
  test.each([
    ['is filled with that of the line', typed({ line: '' }), '1', 'Label?'],
    [
      'that is the one of a line does not go to another line',
      typed({ line: '1', comment: 'Label?' }),
      '12',
      '',
    ],
    ['that was changed stays', typed({ line: '1', comment: 'Label yox' }), '12', 'Label yox'],
    ['for a new line stays', typed({ line: '3', comment: 'Niyə?' }), '1', 'Niyə?'],
  ])('%s', (_, review, line, comment) => {
    expect(atLine(review, line)).toEqual({ line, comment });
  });
});

describe('[TASK-2] a decision', () => {
  const decided = (minutes: number, over: Partial<Work> = {}) =>
    work({
      state: 'accepted',
      claimedBy: 'me',
      thread: {
        0: {
          name: 'Nərmin',
          staff: false,
          text: 'Əla',
          version: 1,
          at: new Date(Date.now() - minutes * 60_000),
          result: 'accepted',
          comments: { 1: 'x' },
        },
      },
      ...over,
    });
  const presses = () => $toasts.get().at(-1)?.action;

  test('is taken back from its message: the work is with the teacher again, with all that was typed', async () => {
    await opened(work({ state: 'claimed', claimedBy: 'me', claimedAt: new Date() }));
    typeReview('me', { id, version: 1 }, { checked: ['Açılır.'], text: 'Əla' });
    await decideWork(me, id, { result: 'accepted', text: '✓ Açılır.\n\nƏla', comments: {} });
    service.works = [decided(1)];
    expect(presses()?.text).toBe(texts.undo);
    presses()?.run();
    await vi.waitFor(() => expect(toast()).toBe(texts.undone));
    const [[by, , notice] = []] = service.undone as [string, Work, NewNotice][];
    // The notice stands in the place of that of the decision.
    expect([by, notice]).toMatchObject(['me', { kind: 'work', about: 'css-3' }]);
    expect(reviews.$texts.get()[id]).toMatchObject({ checked: ['Açılır.'], text: 'Əla' });
  });

  test('is taken back from the list, with what it says', async () => {
    await opened(decided(9));
    await undoDecision(me, id);
    expect(reviews.$texts.get()[id]).toMatchObject({ text: 'Əla', comments: { 1: 'x' } });
  });

  test('is taken back from the list with its ticks as ticks, so that they are not sent twice', async () => {
    const typed = { checked: ['Açılır.'], text: 'Əla\n\n✓ deyil', comments: {} };
    const { text } = decisionOf(typed, ['Açılır.', 'Qısadır.'], 'accepted');
    await opened(decided(9, { thread: { 0: { ...decided(9).thread[0], text } as never } }));
    await undoDecision(me, id);
    const { checked, text: said } = reviews.$texts.get()[id] ?? {};
    expect([checked, said]).toEqual([typed.checked, typed.text]);
  });

  test.each([texts.acceptedText, texts.commentedText])(
    'that had no words of the teacher has none when it is taken back from the list: %s',
    async (text) => {
      const { thread } = decided(9);
      await opened(decided(9, { thread: { 0: { ...thread[0], text } as never } }));
      await undoDecision(me, id);
      expect(reviews.$texts.get()[id]).toMatchObject({ text: '', comments: { 1: 'x' } });
    },
  );

  test.each([
    ['after ten minutes', decided(10)],
    ['of another', decided(1, { claimedBy: 'other' })],
    ['about a version that is no longer the last', decided(1, { state: 'sent', version: 2 })],
    [
      'that the student has answered',
      decided(1, {
        thread: { ...decided(1).thread, 1: { ...decided(1).thread[0], result: undefined } as never },
      }),
    ],
  ])('%s stays', async (_, now) => {
    await opened(now);
    await undoDecision(me, id);
    expect([toast(), service.undone]).toEqual([texts.undoLate, []]);
  });

  test('that the service does not give back stays, and says why', async () => {
    await opened(decided(1));
    service.failure = refused;
    await undoDecision(me, id);
    expect(toast()).toBe(texts.undoLate);
    service.failure = new AppError('firestore/unavailable');
    await undoDecision(me, id);
    expect(toast()).toBe(texts.failed);
  });
});

test('[TASK-2] an answer is sent, and an empty one is not', async () => {
  await opened(work({ state: 'returned', asked: true }));
  answers.type('me', id, '  ');
  await answerWork(me, id);
  expect(service.decided).toEqual([]);
  answers.type('me', id, 'Belə');
  await answerWork(me, id);
  expect([service.decided.length, answers.$texts.get()[id], toast()]).toEqual([1, undefined, texts.answered]);
});
