import { msNow } from '#core/time/clock.ts';
import {
  afterAnswer,
  reviewId,
  reviewKind,
  reviewRecord,
  withGoal,
  withoutMissing,
} from '#features/progress/review.ts';
import { visitorRecord } from './visitor-record.ts';

const record = visitorRecord(reviewKind);

/** What this visitor has answered wrongly, in all courses (LEARN-10). */
export const $reviews = record.$entries;

export const watchReviews = (): void => record.watch(reviewRecord);

/** To be called with every answer. @param question its number in the exercise; 0: the checks of its code. */
export function noteAnswer(course: string, slug: string, question: number, isRight: boolean): void {
  watchReviews();
  const id = reviewId(course, slug, question);
  const after = afterAnswer($reviews.get()[id], isRight, msNow());
  if (after) record.add({ [id]: after });
}

/** @param goal questions a week, 0 for none. @returns whether the device or the account has it. */
export const setGoal = (goal: number): boolean => record.add(withGoal($reviews.get(), goal, msNow()));

/** The course asks only the questions that are known: others of it come back no more. */
export function keepOnly(course: string, isKnown: (id: string) => boolean): void {
  const missing = withoutMissing($reviews.get(), course, isKnown);
  if (Object.keys(missing).length > 0) record.add(missing);
}
