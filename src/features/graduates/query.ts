import { fromFirestore } from '#core/build/firestore-at-build.ts';
import { publishedOf } from '#core/build/firestore-reader.ts';
import { type ShownReview, ShownReviewDocument } from './graduate-review.ts';

let all: Promise<ShownReview[]> | undefined;

/** What graduates say of a course, the newest first (COURSE-4). */
export async function reviewsOf(course: string): Promise<ShownReview[]> {
  all ??= fromFirestore('shownReviews', (reading) =>
    publishedOf('shownReviews', ShownReviewDocument, reading),
  );
  return (await all).filter((review) => review.course === course);
}
