import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { progressLimits } from './limits.ts';
import {
  afterAnswer,
  dueToday,
  partsOfReview,
  quizOfReview,
  quizSlug,
  type Review,
  type Reviews,
  reviewId,
  reviewKind,
  weekIn,
  withGoal,
  withoutMissing,
} from './review.ts';

/** A moment in Baku. */
const baku = (text: string): number => Date.parse(`${text}+04:00`);
const id = (n: number) => reviewId('frontend', `sual-${n}`, 1);

describe('[LEARN-10] what was answered wrongly', () => {
  // Days of Baku: an answer a minute before midnight comes back a minute after the next one.
  test.each<[string, Review, string, boolean]>([
    ['the same day', { n: 0, at: baku('2026-11-20T00:10') }, '2026-11-20T23:59', false],
    ['the next day', { n: 0, at: baku('2026-11-20T23:59') }, '2026-11-21T00:01', true],
    [
      'two days after the first right answer',
      { n: 1, at: baku('2026-11-20T12:00') },
      '2026-11-22T23:59',
      false,
    ],
    ['three days after it', { n: 1, at: baku('2026-11-20T12:00') }, '2026-11-23T00:00', true],
    ['six days after the second', { n: 2, at: baku('2026-11-20T12:00') }, '2026-11-26T23:59', false],
    ['seven days after it', { n: 2, at: baku('2026-11-20T12:00') }, '2026-11-27T00:00', true],
    ['20 days after the third', { n: 3, at: baku('2026-11-20T12:00') }, '2026-12-10T23:59', false],
    ['21 days after it', { n: 3, at: baku('2026-11-20T12:00') }, '2026-12-11T00:00', true],
    ['a year late', { n: 0, at: baku('2025-11-20T12:00') }, '2026-11-20T12:00', true],
    ['never, once it is learnt', { n: 4, at: baku('2025-11-20T12:00') }, '2026-11-20T12:00', false],
  ])('%s', (_, review, now, isDue) => {
    expect(dueToday({ [id(1)]: review }, baku(now))).toEqual(isDue ? [id(1)] : []);
  });

  const now = baku('2026-11-20T12:00');
  const since = (n: number, days: number): Review => ({ n, at: now - days * 86_400_000 });
  test.each<[string, Review | undefined, boolean, number | null]>([
    ['wrong for the first time', undefined, false, 0],
    ['right for the first time is nothing to come back', undefined, true, null],
    ['wrong again starts over', since(3, 30), false, 0],
    ['right when it is due moves on', since(0, 1), true, 1],
    ['right on the day of the mistake does not', since(0, 0), true, null],
    ['right long after it was due moves on by one', since(1, 300), true, 2],
    ['right for the last time is learnt', since(3, 21), true, 4],
    ['right when it is learnt', since(4, 99), true, null],
    ['wrong when it was learnt', since(4, 99), false, 0],
  ])('%s', (_, known, isRight, n) => {
    const after = afterAnswer(known, isRight, now);
    expect(after?.n ?? null).toBe(n);
    // The answer wins over what was known, whatever the clock says.
    const late = afterAnswer(known && { ...known, at: now + 1 }, false, now);
    if (known && late) expect(reviewKind.join({ ...known, at: now + 1 }, late)).toEqual(late);
  });

  test('ten a day at most, with those that were answered today; those that have waited longest come first', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ n: fc.nat(4), days: fc.nat(40) }), { maxLength: 30 }), (all) => {
        const reviews: Reviews = Object.fromEntries(all.map(({ n, days }, at) => [id(at), since(n, days)]));
        const due = dueToday(reviews, now);
        const today = all.filter(({ days }) => days === 0).length;
        expect(due.length).toBeLessThanOrEqual(Math.max(0, progressLimits.reviewsADay - today));
        const times = due.map((one) => reviews[one]?.at ?? 0);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        // Answered one after the other, the day ends.
        let left: Reviews = { ...reviews };
        for (let round = 0; round <= progressLimits.reviewsADay; round += 1) {
          const [next] = dueToday(left, now);
          const answer = next && afterAnswer(left[next], round % 2 === 0, now);
          if (next && answer) left = { ...left, [next]: answer };
        }
        expect(dueToday(left, now)).toEqual([]);
      }),
    );
  });

  test('the week of Baku, from Monday, counts each question once, and the goal is none of them', () => {
    const monday = baku('2026-11-23T00:00');
    const reviews = {
      [id(1)]: { n: 0, at: monday },
      [id(2)]: { n: 4, at: monday + 1 },
      [id(3)]: { n: 1, at: monday - 1 },
    };
    expect(weekIn(reviews, monday)).toEqual({ goal: 0, answered: 2 });
    const withOne = { ...reviews, ...withGoal(reviews, 20, monday) };
    expect(weekIn(withOne, baku('2026-11-29T23:59'))).toEqual({ goal: 20, answered: 2 });
    expect(weekIn(withOne, baku('2026-11-30T00:00'))).toEqual({ goal: 20, answered: 0 });
    expect(dueToday(withOne, baku('2027-11-30T00:00'))).not.toContain('goal');
  });

  test('a question that its course no longer has is asked no more', () => {
    const reviews = {
      [id(1)]: since(0, 9),
      [id(2)]: since(1, 9),
      [reviewId('backend', 'a', 0)]: since(0, 9),
    };
    const gone = withoutMissing(reviews, 'frontend', (one) => one === id(2));
    expect(Object.keys(gone)).toEqual([id(1)]);
    // It takes no place of today's ten.
    expect(weekIn({ ...reviews, ...gone }, now).answered).toBe(weekIn(reviews, now).answered);
    expect(dueToday({ ...reviews, ...gone }, now)).toEqual([reviewId('backend', 'a', 0), id(2)]);
    expect(partsOfReview(id(2))).toEqual({ course: 'frontend', slug: 'sual-2', question: 1 });
  });

  test('[QUIZ-1] what can’t be asked takes no place, and a quiz is told from an exercise', () => {
    const quiz = (n: number) => reviewId('backend', quizSlug('q1'), n);
    const reviews = Object.fromEntries([
      ...Array.from({ length: 12 }, (_, n) => [quiz(n + 1), since(0, 9)]),
      [id(1), since(0, 2)],
    ]);
    expect(dueToday(reviews, now)).not.toContain(id(1));
    expect(dueToday(reviews, now, (one) => quizOfReview(one) === null)).toEqual([id(1)]);
    expect([quizOfReview(quiz(1)), quizOfReview(id(1))]).toEqual(['q1', null]);
  });
});
