import * as v from 'valibot';
import { positiveInteger } from '#core/cloud/schema-parts.ts';
import { graduateLimits } from './limits.ts';

/** `hidden`: staff have decided against it, or taken it off the page. */
export const graduateReviewStates = ['waiting', 'shown', 'hidden'] as const;

export type GraduateReviewState = (typeof graduateReviewStates)[number];

const said = {
  id: v.string(),
  course: v.string(),
  name: v.string(), // the first name alone
  stars: v.pipe(positiveInteger, v.maxValue(graduateLimits.stars)),
  text: v.pipe(v.string(), v.minLength(1)),
  at: v.date(),
};

/** A document of `graduateReviews`, for its author and staff (COURSE-4). */
export const GraduateReviewDocument = v.object({
  ...said,
  uid: v.string(),
  state: v.picklist(graduateReviewStates),
  shown: v.optional(v.string()), // the id of what everyone sees of it
  rev: v.number(),
});
export type GraduateReview = v.InferOutput<typeof GraduateReviewDocument>;

/** A document of `shownReviews`: what everyone sees. It names no account. */
export const ShownReviewDocument = v.object({ ...said, time: v.date() });
export type ShownReview = v.InferOutput<typeof ShownReviewDocument>;

/** One for each graduate and course. */
export const graduateReviewId = ({ uid, course }: Pick<GraduateReview, 'uid' | 'course'>): string =>
  `${course}_${uid}`;

export const shownReviewPath = (id: string): string => `shownReviews/${id}`;

export const starsOffered: readonly number[] = Array.from(
  { length: graduateLimits.stars },
  (_, at) => at + 1,
);

/** To one decimal place, as it is shown and as search engines are told. */
export const meanOf = (reviews: readonly Pick<GraduateReview, 'stars'>[]): number =>
  Math.round((reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length) * 10) / 10;
