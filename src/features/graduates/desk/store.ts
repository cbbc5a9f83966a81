import { loadPart } from '#core/page/load-part.ts';
import { refreshPublishing } from '#panel/publishing.ts';
import { staffRows } from '#panel/staff-rows.ts';
import { type GraduateReview, graduateReviewStates } from '../graduate-review.ts';
import { graduateTab as texts } from './texts.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).staffReviews;

/** COURSE-4. Each sort is a list of its own. */
export const reviews = staffRows({
  name: 'graduates',
  gateway,
  sorts: graduateReviewStates,
  read: (staff, asked) => staff.list(asked),
  one: (staff, id) => staff.one(id),
  named: ({ uid }: GraduateReview) => [{ collection: 'users', target: uid }],
  nameOf: ({ name }) => name,
  texts,
  belongs: ({ state }, list) => state === list,
});

export const { $changing } = reviews;

export const showReview = reviews.deed({
  async send(staff, { uid }, seen) {
    await staff.show(uid, seen);
    refreshPublishing();
  },
  done: texts.shown,
});

export const hideReview = reviews.deed({
  async send(staff, { uid }, seen) {
    await staff.hide(uid, seen);
    if (seen.shown !== undefined) refreshPublishing();
  },
  done: texts.hidden,
});
