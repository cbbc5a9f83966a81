import { exercisesPath, quizzesPath } from '#core/addresses/routes.ts';
import { kept } from '#core/device/device-storage.ts';
import { courseName } from '#features/courses/course.ts';
import {
  canAsk,
  dueToday,
  partsOfReview,
  quizOfReview,
  reviewKind,
  reviewRecord,
} from '#features/progress/review.ts';
import type { TodayPart } from '#features/today/today.ts';
import { review as texts } from './review-texts.ts';

function askedAt(id: string): string {
  const { course } = partsOfReview(id);
  return quizOfReview(id) === null ? exercisesPath(course) : quizzesPath(course);
}

interface AskedTogether {
  href: string;
  course: string;
  count: number;
}

/** Questions that come back, by the page that asks them (LEARN-10). */
export const askedTogether = (due: readonly string[]): AskedTogether[] =>
  [...new Set(due.map(askedAt))].map((href) => {
    const ids = due.filter((id) => askedAt(id) === href);
    return { href, course: partsOfReview(ids[0] ?? '').course, count: ids.length };
  });

/** START-3. */
export const reviewsToday: TodayPart = ({ uid, now, courses }) => {
  const reviews = reviewKind.device(kept(reviewKind.key(uid, reviewRecord)));
  const asked = askedTogether(dueToday(reviews, now, canAsk(courses)));
  return asked.map(({ href, course, count }) => ({ text: texts.due(courseName(course), count), href }));
};
