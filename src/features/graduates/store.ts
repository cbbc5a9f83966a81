import * as v from 'valibot';
import { fitting } from '#core/cloud/schema-parts.ts';
import { kept, onDevice } from '#core/device/device-storage.ts';
import { draftsOf } from '#core/device/page-storage-keys.ts';
import { putUnsaved, removeUnsaved } from '#core/device/unsaved.ts';
import { type FormStore, formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { oneAtATime } from '#core/page/one-at-a-time.ts';
import { ownProfile } from '#core/session/profile.ts';
import { ownRead } from '#core/session/reading.ts';
import { madeOnce, sessionAtom } from '#core/session/session-state.ts';
import { showToast } from '#core/views/toasts.ts';
import type { Certificate } from '#features/certificates/certificate.ts';
import type { Words } from './gateway.ts';
import type { GraduateReview } from './graduate-review.ts';
import { graduates as texts } from './texts.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).graduateReviews;

/** What the signed-in graduate has said of the courses (COURSE-4). */
export const ownGraduateReviews = ownRead(async (owner) => (await gateway()).own(owner));

const Typed = v.object({ stars: v.number(), text: v.string() });

/** By course; the device keeps it until it is sent. */
export const $typedReviews = sessionAtom<Readonly<Record<string, Words>>>({});

export const $isReviewUnkept = sessionAtom(false);

const author = () => ownProfile().record;

const keyOf = (course: string): string => `${draftsOf(author().id)}graduate:${course}`;

export function openReviewForm(course: string): void {
  const typed = fitting(Typed, kept(keyOf(course))) ?? { stars: 0, text: '' };
  $typedReviews.set({ ...$typedReviews.get(), [course]: typed });
  $isReviewUnkept.set(onDevice.hasUnkept(keyOf(course)));
}

export function typeReview(course: string, typed: Words): void {
  $typedReviews.set({ ...$typedReviews.get(), [course]: typed });
  if (typed.stars > 0 || typed.text !== '') $isReviewUnkept.set(!putUnsaved(keyOf(course), typed));
  else removeUnsaved(keyOf(course));
}

const forms = madeOnce<FormStore<keyof Words>>((form) => form.reset());

export const reviewForm = (certificate: Certificate): FormStore<keyof Words> =>
  forms(certificate.course, () => newForm(certificate));

function newForm(certificate: Certificate): FormStore<keyof Words> {
  const { course } = certificate;
  const typed = (): Words => $typedReviews.get()[course] ?? { stars: 0, text: '' };
  return formStore<keyof Words>({
    check() {
      if (typed().stars === 0) return { message: texts.noStars, field: 'stars' };
      return typed().text.trim() === '' ? { message: texts.noText, field: 'text' } : null;
    },
    async send() {
      const { stars, text } = typed();
      await (await gateway()).write(author(), certificate, { stars, text: text.trim() });
      removeUnsaved(keyOf(course));
      // The form goes, so a toast says it.
      showToast({ kind: 'good', text: texts.sent, about: course });
      await ownGraduateReviews.again();
      return 'idle';
    },
    texts: { 'firestore/permission-denied': texts.refused },
  });
}

export const $withdrawing = sessionAtom<string | null>(null);

/** The words come back into the form. */
export const withdrawReview = (review: GraduateReview): Promise<void> =>
  oneAtATime($withdrawing, review.id, async () => {
    await (await gateway()).withdraw(review);
    typeReview(review.course, { stars: review.stars, text: review.text });
    showToast({ kind: 'good', text: texts.withdrawn, about: review.id });
    await ownGraduateReviews.again();
  });
