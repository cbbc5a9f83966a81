import { serverTimestamp } from 'firebase/firestore/lite';
import { commit } from '#core/cloud/commit.ts';
import { eraseAll, readOne, readPage } from '#core/cloud/documents.ts';
import { codeOf, isRefusal } from '#core/cloud/errors.ts';
import { type Operation, type Query, remove, set, update } from '#core/cloud/operation.ts';
import type { User } from '#core/session/user.ts';
import type { Certificate } from '#features/certificates/certificate.ts';
import {
  type GraduateReview,
  GraduateReviewDocument,
  graduateReviewId,
  shownReviewPath,
} from './graduate-review.ts';

export type Words = Pick<GraduateReview, 'stars' | 'text'>;

/** COURSE-4: denied without the certificate, and where there is one already. */
export const writeReview = (
  { id: uid, name }: Pick<User, 'id' | 'name'>,
  { id: certificate, course }: Pick<Certificate, 'id' | 'course'>,
  { stars, text }: Words,
): Operation[] => [
  set(`graduateReviews/${graduateReviewId({ uid, course })}`, {
    ...{ uid, course, certificate, name, stars, text },
    at: serverTimestamp(),
    state: 'waiting',
    rev: 1,
  }),
];

type Kept = Pick<GraduateReview, 'id' | 'shown'>;

/** With what everyone sees: the built page is out of date then. */
export const withdrawReview = ({ id, shown }: Kept): Operation[] => [
  remove(`graduateReviews/${id}`),
  ...(shown === undefined
    ? []
    : [
        remove(shownReviewPath(shown)),
        update('config/publish', { dirtyAt: serverTimestamp(), withdrawn: id }),
      ]),
];

/** The filter proves the rule. */
export const graduateReviewsOf = (uid: string): Query => ({
  collection: 'graduateReviews',
  where: [['uid', '==', uid]],
});

/** A graduate's own reviews. Every method throws AppError. */
export const graduateReviews = {
  own: (uid: string): Promise<GraduateReview[]> => readPage(graduateReviewsOf(uid), GraduateReviewDocument),
  write: (author: Pick<User, 'id' | 'name'>, certificate: Certificate, words: Words): Promise<void> =>
    commit(writeReview(author, certificate, words)),
  /** Whatever staff decide at the same moment. */
  async withdraw(review: Kept): Promise<void> {
    try {
      await commit(withdrawReview(review));
    } catch (error) {
      if (!isRefusal(codeOf(error))) throw error;
      const now = await readOne(`graduateReviews/${review.id}`, GraduateReviewDocument).catch(() => null);
      // Gone is withdrawn: by another tab, or by an attempt whose answer was lost.
      if (now === null) return;
      if (now.shown === review.shown) throw error;
      await commit(withdrawReview(now));
    }
  },
  /** USER-6: whatever is wrong with the rest of it. */
  forget: (uid: string): Promise<void> =>
    eraseAll(graduateReviewsOf(uid), ({ id, data: { shown } }) =>
      commit(withdrawReview({ id, shown: typeof shown === 'string' ? shown : undefined })),
    ),
};
