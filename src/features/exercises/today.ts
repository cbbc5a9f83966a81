import { exercisesPath, quizzesPath } from '#core/addresses/routes.ts';
import { kept } from '#core/device/device-storage.ts';
import { courseName } from '#features/courses/course.ts';
import {
  dueToday,
  partsOfReview,
  quizOfReview,
  reviewKind,
  reviewRecord,
} from '#features/progress/review.ts';
import type { TodayPart } from '#features/today/today.ts';
import { review as texts } from './review-texts.ts';

/** Where a question that comes back is asked (LEARN-10). */
export function askedAt(id: string): string {
  const { course } = partsOfReview(id);
  return quizOfReview(id) === null ? exercisesPath(course) : quizzesPath(course);
}

/** START-3. */
export const reviewsToday: TodayPart = ({ uid, now, courses }) => {
  const reviews = reviewKind.device(kept(reviewKind.key(uid, reviewRecord)));
  const canAsk = (id: string) => quizOfReview(id) === null || courses.includes(partsOfReview(id).course);
  const due = dueToday(reviews, now, canAsk);
  return [...new Set(due.map(askedAt))].map((href) => {
    const ids = due.filter((id) => askedAt(id) === href);
    const { course } = partsOfReview(ids[0] ?? '');
    return { text: texts.due(courseName(course), ids.length), href };
  });
};
