// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { keep, kept, onDevice } from '#core/device/device-storage.ts';
import { noticesKey, placesKey } from '#core/device/page-storage-keys.ts';
import { type Beginner, firstStep, noteSteps, stepNow } from '#features/accounts/first-steps.ts';
import { noticeTitles } from '#features/bell/notice-title-texts.ts';
import { reviewId, reviewKind, reviewRecord } from '#features/progress/review.ts';
import { todayParts } from '#registry/today.ts';
import { dueKey, linesOf, mostLines, noteDue } from './today.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-28T08:00:00Z');
const user = { uid: 'aysel', now, courses: ['frontend'] };
const linesNow = (at = now) => linesOf(todayParts, { ...user, now: at });

beforeEach(() => localStorage.clear());

describe('[START-3] «Bu gün»', () => {
  test('has nothing on a device that knows nothing, and whatever stands in its place', () => {
    expect(linesNow()).toEqual([]);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const key of [
          dueKey('aysel'),
          noticesKey('aysel'),
          placesKey('aysel'),
          reviewKind.key('aysel', reviewRecord),
        ])
          keep(key, value);
        expect(linesNow().length).toBeLessThanOrEqual(mostLines);
      }),
    );
  });

  test('the quiz that ends, the answer that is not read, the next video and the reviews, in this order', () => {
    const quiz = { text: 'Sınaq', href: '/lessons/frontend/quizzes#quiz-css', until: now + day };
    noteDue('aysel', 'quizzes/frontend', [quiz]);
    const notice = { kind: 'answer', title: noticeTitles.answered('Qrid'), path: '/lessons/frontend/videos' };
    const read = { ...notice, id: 'read', path: '/contact', at: now - 2 * day };
    const off = { ...notice, id: 'off', kind: 'work', path: '/profile', at: now };
    const order = { ...notice, id: 'order', kind: 'order', path: '/my-orders', at: now };
    keep(noticesKey('aysel'), {
      items: [{ ...notice, id: 'new', at: now }, read, order, off],
      readUntil: now - day,
      off: ['work'],
      asked: now,
    });
    keep(placesKey('aysel'), {
      courses: {},
      last: { href: '/lessons/frontend/videos?v=a', text: 'Frontend: A' },
    });
    keep(reviewKind.key('aysel', reviewRecord), {
      [reviewId('frontend', 'a', 1)]: { n: 0, at: now - 3 * day },
      [reviewId('frontend', 'b', 1)]: { n: 0, at: now - 2 * day },
      [reviewId('frontend', 'later', 1)]: { n: 0, at: now },
      // Its course is over.
      [reviewId('backend', 'quiz:x', 1)]: { n: 0, at: now - 3 * day },
    });
    expect(linesNow()).toEqual([
      { text: 'Sınaq', href: quiz.href },
      { text: notice.title, href: notice.path },
      { text: 'Davam et: Frontend: A', href: '/lessons/frontend/videos?v=a', isNext: true },
      { text: 'Təkrar: Frontend, 2 sual', href: '/lessons/frontend/exercises' },
    ]);
    expect(linesNow(now + day).map(({ href }) => href)).not.toContain(quiz.href);
    expect(linesOf(todayParts, { ...user, uid: 'orxan' })).toEqual([]);
  });

  test('what a page notes takes the place of what it noted before, and leaves nothing when all is done', () => {
    noteDue('aysel', 'work/a', [{ text: 'İş', href: '/a' }]);
    noteDue('aysel', 'work/b', [{ text: 'İş 2', href: '/b' }]);
    noteDue('aysel', 'work/a', []);
    expect(linesNow()).toEqual([{ text: 'İş 2', href: '/b' }]);
    noteDue('aysel', 'work/b', []);
    expect(kept(dueKey('aysel'))).toBeNull();
  });

  test('a deadline that was noted goes when the page of its task notes that it is done', () => {
    noteDue('aysel', 'groups', [
      { text: 'Son vaxt: İş', href: '/a', until: now + day },
      { text: 'Son vaxt: İş 2', href: '/b', until: now + day },
    ]);
    noteDue('aysel', 'work/a', [{ text: null, href: '/a' }]);
    expect(linesNow()).toEqual([{ text: 'Son vaxt: İş 2', href: '/b' }]);
    expect(linesNow(now + day)).toEqual([]);
    noteDue('aysel', 'work/a', []);
    expect(linesNow().map(({ href }) => href)).toEqual(['/a', '/b']);
  });

  test('two lines that lead to the same place are one, and no list is longer than a day', () => {
    const part = () => Array.from({ length: 9 }, (_, n) => ({ text: `${n}`, href: `/${n % 7}` }));
    const lines = linesOf([part, part], user);
    expect(lines.map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4']);
  });
});

describe('[START-1] the next step of a new user', () => {
  const fresh: Beginner = {
    isUnverified: true,
    hasBegun: false,
    hasCourse: false,
    isStaff: false,
    isAway: false,
  };

  test.each([
    ['the letter', fresh, 'letter'],
    ['the first video', { ...fresh, isUnverified: false }, 'video'],
    ['a course', { ...fresh, isUnverified: false, hasBegun: true }, 'course'],
    ['nothing, all is done', { ...fresh, isUnverified: false, hasBegun: true, hasCourse: true }, null],
    ['a video, whoever has a course already', { ...fresh, isUnverified: false, hasCourse: true }, 'video'],
    [
      'nothing, nobody knows whether the user has begun',
      { ...fresh, isUnverified: false, hasBegun: null },
      null,
    ],
    ['nothing, put away', { ...fresh, isAway: true }, null],
    ['nothing, staff', { ...fresh, isStaff: true }, null],
  ] as const)('%s', (_, beginner, step) => {
    expect(firstStep(beginner)).toBe(step);
  });

  const known = { isUnverified: false, hasCourse: false, isStaff: false };

  test('the device remembers the sign-up, what was watched, and that all was put away', () => {
    expect(stepNow('aysel', known)).toEqual({ step: null, hasBegun: false });
    noteSteps('aysel', { begun: false });
    expect(stepNow('aysel', known)).toEqual({ step: 'video', hasBegun: false });
    expect(stepNow('orxan', known).step).toBeNull();
    keep(placesKey('aysel'), { courses: {} });
    expect(stepNow('aysel', known)).toEqual({ step: 'course', hasBegun: true });
    noteSteps('aysel', { away: true });
    expect(stepNow('aysel', known).step).toBeNull();
    expect(onDevice.keys('kodyol:steps:')).toEqual(['kodyol:steps:aysel']);
  });
});
