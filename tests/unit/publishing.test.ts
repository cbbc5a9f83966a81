import { expect, test } from 'vitest';
import { isDue, isDueOnLeaving, type Marks, publishingOf } from '#domain/publishing.ts';

const at = (seconds: number): Date => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);
const marks = (dirtyAt: number | null, claimedAt: number | null, readAt: number): Marks => ({
  dirtyAt: dirtyAt === null ? null : at(dirtyAt),
  claimedAt: claimedAt === null ? null : at(claimedAt),
  readAt: at(readAt),
});
/** Times in seconds, as they are given. */
const seconds = (found: ReturnType<typeof publishingOf>) => ({
  ...found,
  since: (found.since.getTime() - at(0).getTime()) / 1000,
  ...('due' in found && { due: (found.due.getTime() - at(0).getTime()) / 1000 }),
});

test.each([
  ['nothing was ever changed', marks(null, null, 100), 200, { state: 'live', since: 100 }],
  ['the build read what was changed', marks(90, 80, 100), 200, { state: 'live', since: 100 }],
  [
    'what was changed in its very moment may not be in it',
    marks(100, null, 100),
    105,
    { state: 'waiting', since: 100, due: 130 },
  ],
  ['30 seconds of quiet come first', marks(110, null, 100), 115, { state: 'waiting', since: 110, due: 140 }],
  [
    'and a minute since the last build was asked for',
    marks(110, 105, 100),
    115,
    { state: 'waiting', since: 110, due: 165 },
  ],
  ['a build was asked for', marks(110, 150, 100), 160, { state: 'building', since: 150 }],
  ['and does not come in ten minutes', marks(110, 150, 100), 751, { state: 'late', since: 150 }],
  [
    'a change during the build waits for the next',
    marks(155, 150, 152),
    160,
    { state: 'waiting', since: 155, due: 210 },
  ],
])('[PANEL-12] %s', (_case, given, now, expected) => {
  expect(seconds(publishingOf(given, at(now)))).toEqual(expected);
});

test('[PANEL-12] of two panels one asks, after the quiet and not sooner than a minute after the last', () => {
  expect(isDue(marks(110, null, 100), at(139))).toBe(false);
  expect(isDue(marks(110, null, 100), at(140))).toBe(true);
  expect(isDue(marks(110, 140, 100), at(140))).toBe(false);
  expect(isDue(marks(110, 100, 100), at(159))).toBe(false);
  expect(isDue(marks(110, 100, 100), at(160))).toBe(true);
  expect(isDue(marks(90, null, 100), at(160))).toBe(false);
});

test('[PANEL-12] who leaves does not wait for the quiet, but for the minute', () => {
  expect(isDueOnLeaving(marks(110, null, 100), at(111))).toBe(true);
  expect(isDueOnLeaving(marks(110, 100, 100), at(159))).toBe(false);
  expect(isDueOnLeaving(marks(110, 111, 100), at(180))).toBe(false);
  expect(isDueOnLeaving(marks(90, null, 100), at(160))).toBe(false);
});
