import { cutAt, type Entries, fieldsIn, isTime, newer, plainKind } from '#core/device/record.ts';
import { dayNumber } from '#core/time/dates.ts';
import { progressLimits } from './limits.ts';

/** LEARN-10. `n`: right answers when due since the last mistake; of the entry `goal` the week's goal. `at`: the device's ms. */
export interface Review {
  n: number;
  at: number;
}

/** By `reviewId`, and `goal`. */
export type Reviews = Entries<Review>;

const goalId = 'goal';

export const goals = [10, 20, 30, 50] as const;

/** Days of Baku, by `n`; behind the last one a question is learnt. */
export const intervals = [1, 3, 7, 21] as const;
const learnt = intervals.length;

/** @param question from 1; 0 stands for the code. */
export const reviewId = (course: string, slug: string, question: number): string =>
  `${course}/${slug}#${question}`;

export const partsOfReview = (id: string): { course: string; slug: string; question: number } => {
  const [, course = '', slug = '', question = ''] = /^([^/]*)\/(.*)#(\d+)$/.exec(id) ?? [];
  return { course, slug, question: Number(question) };
};

/** A quiz (QUIZ-1); no slug of an exercise has a colon. */
export const quizSlug = (quiz: string): string => `quiz:${quiz}`;
/** `null`: an exercise. */
export const quizOfReview = (id: string): string | null =>
  /^quiz:(.+)$/.exec(partsOfReview(id).slug)?.[1] ?? null;

/** The same in all places, or their tens would differ. @param courses those of the user: others' quizzes can't be opened. */
export const canAsk =
  (courses: readonly string[]) =>
  (id: string): boolean =>
    quizOfReview(id) === null || courses.includes(partsOfReview(id).course);

/** The newer answer wins; what is learnt makes room. */
export const reviewKind = plainKind<Review>({
  collection: 'reviews',
  entry: (value) => {
    const { n, at } = fieldsIn(value);
    return typeof n === 'number' && Number.isInteger(n) && n >= 0 && isTime(at) ? { n, at } : null;
  },
  join: newer,
  at: ({ at }) => at,
  notAfter: cutAt,
  isRemoved: ({ n }) => n === learnt,
  limit: progressLimits.reviews,
  atOnce: progressLimits.reviewsAtOnce,
});

/** One record: what is due today is counted over all courses. */
export const reviewRecord = 'all';

/** Of Baku, from 1970. */
/** A week begins on Monday; the first day of 1970 was a Thursday. */
const weekOf = (at: number): number => Math.floor((dayNumber(at) + 3) / 7);

/** An answer in the future was given by a clock that was ahead, and counts as today's. */
const dayOfAnswer = ({ at }: Review, now: number): number => dayNumber(Math.min(at, now));

function isDue(review: Review, now: number): boolean {
  const days = intervals[review.n];
  return days !== undefined && dayNumber(now) >= dayOfAnswer(review, now) + days;
}

/** `null`: nothing changes. A right answer moves on only when the question was due, however late. */
export function afterAnswer(before: Review | undefined, isRight: boolean, now: number): Review | null {
  // A clock that went back does not make the answer the older one.
  const at = Math.max(now, (before?.at ?? 0) + 1);
  if (!isRight) return { n: 0, at };
  return before && isDue(before, now) ? { n: before.n + 1, at } : null;
}

const questionsIn = (reviews: Reviews): [id: string, review: Review][] =>
  Object.entries(reviews).filter(([id]) => id !== goalId);

/** Ten with those answered today, the longest waiting first. @param isAskable what can't be asked takes no place. */
export function dueToday(
  reviews: Reviews,
  now: number,
  isAskable: (id: string) => boolean = () => true,
): string[] {
  const all = questionsIn(reviews);
  const answered = all.filter(([, review]) => dayOfAnswer(review, now) === dayNumber(now)).length;
  return all
    .filter(([id, review]) => isDue(review, now) && isAskable(id))
    .sort(([one, a], [other, b]) => a.at - b.at || (one < other ? -1 : 1))
    .slice(0, Math.max(0, progressLimits.reviewsADay - answered))
    .map(([id]) => id);
}

export const weekIn = (reviews: Reviews, now: number): { goal: number; answered: number } => ({
  goal: reviews[goalId]?.n ?? 0,
  answered: questionsIn(reviews).filter(([, { at }]) => weekOf(Math.min(at, now)) === weekOf(now)).length,
});

/** 0 for none. */
export const withGoal = (reviews: Reviews, goal: number, now: number): Reviews => ({
  [goalId]: { n: goal, at: Math.max(now, (reviews[goalId]?.at ?? 0) + 1) },
});

/** Questions that the course no longer has are learnt, so they make room. */
export const withoutMissing = (reviews: Reviews, course: string, isKnown: (id: string) => boolean): Reviews =>
  Object.fromEntries(
    questionsIn(reviews)
      .filter(([id, { n }]) => n < learnt && partsOfReview(id).course === course && !isKnown(id))
      // Their day is not today, because nobody has answered them.
      .map(([id, { at }]) => [id, { n: learnt, at: at + 1 }]),
  );
