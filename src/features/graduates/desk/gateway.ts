import { deleteField, serverTimestamp } from 'firebase/firestore/lite';
import { type Actor, logged } from '#core/cloud/audit.ts';
import { commit } from '#core/cloud/commit.ts';
import { readOne } from '#core/cloud/documents.ts';
import { newId, type Operation, type Query, remove, set, update } from '#core/cloud/operation.ts';
import type { ListPage, ListQuery } from '#panel/list-query.ts';
import { markDirty } from '#panel/publishing-gateway.ts';
import { readRows, saidRows } from '#panel/rows-gateway.ts';
import {
  type GraduateReview,
  GraduateReviewDocument,
  type GraduateReviewState,
  graduateReviewId,
  shownReviewPath,
} from '../graduate-review.ts';

const path = (id: string): string => `graduateReviews/${id}`;

/** COURSE-4: everyone sees it from now on. @param shown the id of what they see. */
export const showReview = (
  actor: Actor,
  { id, course, name, stars, text, at, rev }: GraduateReview,
  shown: string,
): Operation[] =>
  logged(actor, 'graduateReviews', id, 'show', (audit) => [
    update(path(id), { state: 'shown', shown, rev: rev + 1, audit }),
    set(shownReviewPath(shown), { course, name, stars, text, at, time: serverTimestamp(), audit }),
    markDirty(),
  ]);

/** Nobody but its author sees it from now on. */
export const hideReview = (
  actor: Actor,
  { id, shown, rev }: Pick<GraduateReview, 'id' | 'shown' | 'rev'>,
): Operation[] =>
  logged(actor, 'graduateReviews', id, 'hide', (audit) => [
    update(path(id), { state: 'hidden', shown: deleteField(), rev: rev + 1, audit }),
    ...(shown === undefined ? [] : [remove(shownReviewPath(shown)), markDirty()]),
  ]);

/** What waits in the order of time, the rest newest first. */
export const reviewRows = (state: GraduateReviewState): Query => ({
  collection: 'graduateReviews',
  where: [['state', '==', state]],
  orderBy: ['at', state === 'waiting' ? 'asc' : 'desc'],
});

/** Every method throws AppError. */
export const staffReviews = {
  async list({ search, sort }: ListQuery<GraduateReviewState>): Promise<ListPage<GraduateReview>> {
    const page = await readRows(reviewRows(sort), GraduateReviewDocument);
    return saidRows(page, search, ({ name, text }) => `${name} ${text}`);
  },
  one: (id: string): Promise<GraduateReview | null> => readOne(path(id), GraduateReviewDocument),
  show: (by: string, review: GraduateReview): Promise<void> =>
    commit(showReview({ uid: by }, review, newId())),
  hide: (by: string, review: GraduateReview): Promise<void> => commit(hideReview({ uid: by }, review)),
  /** @returns whether it was public until now. */
  async takeOff(by: string, of: Pick<GraduateReview, 'uid' | 'course'>): Promise<boolean> {
    const review = await staffReviews.one(graduateReviewId(of));
    if (review?.state !== 'shown') return false;
    await staffReviews.hide(by, review);
    return true;
  },
};
