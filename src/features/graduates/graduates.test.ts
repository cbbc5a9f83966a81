// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import type { Operation } from '#core/cloud/operation.ts';
import { keep } from '#core/device/device-storage.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import { $profile } from '#core/session/profile.ts';
import { $session } from '#core/session/session.ts';
import { $toasts } from '#core/views/toasts.ts';
import { ownCertificates } from '#features/certificates/own-certificates.ts';
import { type GraduateReview, meanOf } from './graduate-review.ts';
import { OwnGraduateReviews } from './OwnGraduateReviews.tsx';
import {
  $typedReviews,
  openReviewForm,
  ownGraduateReviews,
  reviewForm,
  typeReview,
  withdrawReview,
} from './store.ts';
import { structuredReviews } from './structured-reviews.ts';
import { graduates as texts } from './texts.ts';

/** What the service refuses next, the document it has, and what was sent. */
const service = vi.hoisted(() => ({
  refusals: [] as string[],
  now: null as object | null,
  sent: [] as Operation[][],
  kept: {} as Record<string, object[]>,
}));
vi.mock('#core/cloud/database.ts', () => ({
  database: () => ({
    async commit(batch: Operation[]) {
      service.sent.push(batch);
      const code = service.refusals.shift();
      if (code) throw new AppError(code as 'firestore/permission-denied');
    },
    get: async () => service.now && { id: 'frontend_aysel', path: '', data: service.now, cursor: {} },
    query: async ({ collection }: { collection: string }) =>
      (service.kept[collection] ?? []).map((data, at) => ({ id: `${at}`, path: '', data, cursor: {} })),
  }),
}));

const certificate = {
  id: 'A'.repeat(26),
  ...{ name: 'Aysel Əliyeva', course: 'frontend', title: 'Frontend', issuedAt: new Date() },
};
const review = (over: Partial<GraduateReview> = {}): GraduateReview => ({
  ...{ id: 'frontend_aysel', uid: 'aysel', course: 'frontend', name: 'Aysel', stars: 4, text: 'Yaxşıdır' },
  ...{ at: new Date('2026-05-31T21:00:00Z'), state: 'waiting', rev: 1 },
  ...over,
});
const paths = () => service.sent.map((batch) => batch.map(({ path }) => path));

beforeEach(() => {
  Object.assign(service, { refusals: [], now: null, sent: [], kept: {} });
  localStorage.clear();
  $toasts.set([]);
  keep(sessionKey, { uid: 'aysel', username: 'aysel', photo: null, staff: false });
  $session.set({ state: 'guest' });
  $session.set({ state: 'user', uid: 'aysel' } as ReturnType<typeof $session.get>);
  $profile.set({
    state: 'ready',
    account: { uid: 'aysel' },
    record: { id: 'aysel', name: 'Aysel' },
  } as unknown as ReturnType<typeof $profile.get>);
});

describe('[COURSE-4] the form', () => {
  test('wants stars and words, sends both, and drops the draft', async () => {
    openReviewForm('frontend');
    const form = reviewForm(certificate);
    await form.submit({ stars: '', text: '' });
    expect(form.$state.get()).toMatchObject({ message: texts.noStars, field: 'stars' });
    typeReview('frontend', { stars: 5, text: '  ' });
    await form.submit({ stars: '', text: '' });
    expect(form.$state.get()).toMatchObject({ message: texts.noText, field: 'text' });
    typeReview('frontend', { stars: 5, text: ' Çox yaxşı. ' });
    await form.submit({ stars: '', text: '' });
    expect(service.sent[0]?.[0]).toMatchObject({
      path: 'graduateReviews/frontend_aysel',
      data: { stars: 5, text: 'Çox yaxşı.', name: 'Aysel', certificate: certificate.id },
    });
    openReviewForm('frontend');
    expect($typedReviews.get().frontend).toEqual({ stars: 0, text: '' });
  });

  test('keeps what is typed on the device, also when it is refused, and shows it to nobody else', async () => {
    service.refusals = ['firestore/permission-denied'];
    openReviewForm('frontend');
    typeReview('frontend', { stars: 3, text: 'Yarımçıq' });
    const form = reviewForm(certificate);
    await form.submit({ stars: '', text: '' });
    expect(form.$state.get()).toMatchObject({ message: texts.refused });
    $session.set({ state: 'guest' });
    expect($typedReviews.get()).toEqual({});
    openReviewForm('frontend');
    expect($typedReviews.get().frontend).toEqual({ stars: 3, text: 'Yarımçıq' });
  });
});

describe('[COURSE-4] taking it back', () => {
  test('removes what everyone sees, says that the site is out of date, and gives the words back', async () => {
    await withdrawReview(review({ state: 'shown', shown: 'seen' }));
    expect(paths()).toEqual([['graduateReviews/frontend_aysel', 'shownReviews/seen', 'config/publish']]);
    expect($typedReviews.get().frontend).toEqual({ stars: 4, text: 'Yaxşıdır' });
    expect($toasts.get().map(({ text }) => text)).toEqual([texts.withdrawn]);
  });

  test('works while staff show it, and when another tab was quicker', async () => {
    service.refusals = ['firestore/permission-denied'];
    service.now = { ...review({ state: 'shown', shown: 'seen', rev: 2 }) };
    await withdrawReview(review());
    expect(paths()).toEqual([
      ['graduateReviews/frontend_aysel'],
      ['graduateReviews/frontend_aysel', 'shownReviews/seen', 'config/publish'],
    ]);
    service.refusals = ['firestore/permission-denied'];
    service.now = null;
    await withdrawReview(review());
    expect($toasts.get().every(({ kind }) => kind === 'good')).toBe(true);
  });

  test('that fails says so and changes nothing', async () => {
    service.refusals = ['firestore/unavailable'];
    service.now = { ...review() };
    await withdrawReview(review());
    expect($toasts.get()).toMatchObject([{ kind: 'bad' }]);
    expect($typedReviews.get().frontend).toBeUndefined();
    expect(ownGraduateReviews.$state.get().step).toBe('loading');
  });
});

test('[COURSE-4] search engines are told what the page shows: a mean of one decimal, first names, months', () => {
  expect(structuredReviews([])).toEqual({});
  const reviews = [5, 4, 4].map((stars) => ({ ...review({ stars }), time: new Date() }));
  expect(meanOf(reviews)).toBe(4.3);
  expect(structuredReviews(reviews)).toMatchObject({
    aggregateRating: { ratingValue: 4.3, reviewCount: 3 },
    review: [
      { author: { name: 'Aysel' }, datePublished: '2026-06', reviewRating: { ratingValue: 5 } },
      { reviewRating: { ratingValue: 4 } },
      { reviewRating: { ratingValue: 4 } },
    ],
  });
});

describe('[COURSE-4] a graduate whose certificate was revoked', () => {
  test.each([
    [true, [{ ...review(), state: 'shown', shown: 'x' }]],
    [false, []],
  ])('can withdraw what was said, and say nothing new: %s', async (isSaid, said) => {
    const { id: _, ...given } = certificate;
    service.kept = {
      'users/aysel/certificates': [{ ...given, revokedAt: new Date() }],
      graduateReviews: said,
    };
    await ownCertificates.load('aysel');
    await ownGraduateReviews.load('aysel');
    const place = document.createElement('div');
    flushSync(() => createRoot(place).render(createElement(OwnGraduateReviews, { uid: 'aysel' })));
    const details = place.querySelector('details');
    if (details) details.open = true;
    await vi.waitFor(() => expect(place.textContent).toContain(texts.revoked));
    expect(place.textContent?.includes(texts.withdraw)).toBe(isSaid);
    expect(place.querySelector('form')).toBeNull();
  });
});
