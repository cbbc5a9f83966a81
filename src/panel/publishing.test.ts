import { expect, test } from 'vitest';
import { firestoreRules } from '../../scripts/firestore-rules.ts';
import { panelLimits } from './limits.ts';
import {
  buildsOf,
  isDue,
  isDueOnLeaving,
  type Marks,
  mayPublishNow,
  nextCount,
  nextMonth,
  publishingOf,
  withFailure,
} from './publishing-state.ts';

const pace = { quiet: 30, interval: 60, monthly: 60 };
const at = (seconds: number): Date => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);
const marks = (dirtyAt: number | null, claimedAt: number | null, readAt: number): Marks => ({
  dirtyAt: dirtyAt === null ? null : at(dirtyAt),
  claimedAt: claimedAt === null ? null : at(claimedAt),
  readAt: at(readAt),
});
/** Converts the times to seconds. */
const seconds = (found: ReturnType<typeof publishingOf>) => ({
  ...found,
  since: (found.since.getTime() - at(0).getTime()) / 1000,
  ...('due' in found && { due: (found.due.getTime() - at(0).getTime()) / 1000 }),
});

test.each([
  ['nothing was ever changed', marks(null, null, 100), 200, { state: 'live', since: 100 }],
  ['the build read what was changed', marks(90, 80, 100), 200, { state: 'live', since: 100 }],
  [
    'a change at the same moment may not be in the build',
    marks(100, null, 100),
    105,
    { state: 'waiting', since: 100, due: 130 },
  ],
  ['30 seconds of quiet come first', marks(110, null, 100), 115, { state: 'waiting', since: 110, due: 140 }],
  [
    'and a minute after the last build was requested',
    marks(110, 105, 100),
    115,
    { state: 'waiting', since: 110, due: 165 },
  ],
  ['a build was asked for', marks(110, 150, 100), 160, { state: 'building', since: 150 }],
  ['and does not come in ten minutes', marks(110, 150, 100), 751, { state: 'late', since: 150 }],
  [
    'a change during the build waits for the next build',
    marks(155, 150, 152),
    160,
    { state: 'waiting', since: 155, due: 210 },
  ],
])('[PANEL-12] %s', (_case, given, now, expected) => {
  expect(seconds(publishingOf(given, pace, at(now)))).toEqual(expected);
});

test('[OPS-3] a build that is awaited is shown as failed once its failure is known, until another one is requested', () => {
  const problems = [{ place: 'content/site.json', kind: 'syntax' as const }];
  const shown = (given: Marks, now: number, failedAt: number) =>
    withFailure(publishingOf(given, pace, at(now)), { at: at(failedAt), problems });
  const claimed = marks(110, 150, 100);
  expect(shown(claimed, 200, 190)).toEqual({ state: 'failed', since: at(150), problems, mayRetry: false });
  expect(shown(claimed, 751, 190)).toMatchObject({ state: 'failed', mayRetry: true });
  expect(shown(claimed, 200, 149), 'of an earlier build').toMatchObject({ state: 'building' });
  expect(shown(marks(155, 150, 100), 200, 190), 'changed since').toMatchObject({ state: 'waiting' });
  expect(shown(marks(90, 80, 195), 200, 190), 'built since').toMatchObject({ state: 'live' });
});

test('[PANEL-12] of two panels only one requests a build, after the quiet time and at least a minute after the last request', () => {
  expect(isDue(marks(110, null, 100), pace, at(139))).toBe(false);
  expect(isDue(marks(110, null, 100), pace, at(140))).toBe(true);
  expect(isDue(marks(110, 140, 100), pace, at(140))).toBe(false);
  expect(isDue(marks(110, 100, 100), pace, at(159))).toBe(false);
  expect(isDue(marks(110, 100, 100), pace, at(160))).toBe(true);
  expect(isDue(marks(90, null, 100), pace, at(160))).toBe(false);
});

test('[PANEL-12] leaving the panel skips the quiet time, but not the minute', () => {
  expect(isDueOnLeaving(marks(110, null, 100), pace, at(111))).toBe(true);
  expect(isDueOnLeaving(marks(110, 100, 100), pace, at(159))).toBe(false);
  expect(isDueOnLeaving(marks(110, 111, 100), pace, at(180))).toBe(false);
  expect(isDueOnLeaving(marks(90, null, 100), pace, at(160))).toBe(false);
});

test('[PANEL-12] an admin publishes at once, but not twice in a minute; nothing new is not published', () => {
  const slow = { quiet: 600, interval: 1800, monthly: 60 };
  expect(mayPublishNow(marks(110, 100, 100), slow, at(159))).toBe(false);
  expect(mayPublishNow(marks(110, 100, 100), slow, at(160))).toBe(true);
  expect(mayPublishNow(marks(110, null, 100), slow, at(111))).toBe(true);
  expect(mayPublishNow(marks(90, null, 100), slow, at(111))).toBe(false);
  expect(isDueOnLeaving(marks(110, 100, 100), slow, at(1899))).toBe(false);
  expect(isDueOnLeaving(marks(110, 100, 100), slow, at(1900))).toBe(true);
  expect(isDue(marks(1800, 100, 100), slow, at(2399))).toBe(false);
  expect(isDue(marks(1800, 100, 100), slow, at(2400))).toBe(true);
});

test('[PANEL-12] the builds of a month are counted from one again in the next', () => {
  const december = new Date('2026-12-31T23:59:59Z');
  const january = new Date('2027-01-01T00:00:00Z');
  const count = nextCount({ month: 202612, builds: 41 }, december);
  expect(count).toEqual({ month: 202612, builds: 42 });
  expect([buildsOf(count, december), buildsOf(count, january)]).toEqual([42, 0]);
  expect(nextCount(count, january)).toEqual({ month: 202701, builds: 1 });
});

test('[OPS-2] when the builds of a month are used up nobody requests one before the next', () => {
  const given = (builds: number) => ({ ...marks(110, null, 100), count: { month: 202601, builds } });
  expect(publishingOf(given(59), pace, at(200)).state).toBe('waiting');
  expect(seconds(publishingOf(given(60), pace, at(200)))).toEqual({ state: 'spent', since: 110 });
  for (const may of [isDue, isDueOnLeaving, mayPublishNow])
    expect([may(given(59), pace, at(200)), may(given(60), pace, at(200))]).toEqual([true, false]);
  expect(isDue(given(60), pace, new Date('2026-02-01'))).toBe(true);
  expect(nextMonth(new Date('2026-12-31T23:59:59Z'))).toEqual(new Date('2027-01-01'));
  // What is under way, or shown, is no matter of the month.
  expect(publishingOf({ ...given(60), claimedAt: at(120) }, pace, at(200)).state).toBe('building');
  expect(publishingOf({ ...given(60), readAt: at(120) }, pace, at(200)).state).toBe('live');
});

test('[PANEL-12] the rules allow a claim ten seconds before the panel makes it', () => {
  const rules = firestoreRules();
  const [again, late] = [...rules.matchAll(/isPast\(was, (\d+)\)/g)].map(([, seconds]) => Number(seconds));
  const now = new Date();
  const ago = (seconds = 0) => new Date(now.getTime() - seconds * 1000);
  const waiting = (claimed = 0) => ({ dirtyAt: ago(40), claimedAt: ago(claimed + 10), readAt: ago(2000) });
  const asked = (claimed = 0) => ({ dirtyAt: ago(1500), claimedAt: ago(claimed + 10), readAt: ago(2000) });
  expect(mayPublishNow(waiting(again), pace, now)).toBe(true);
  expect(mayPublishNow(waiting((again ?? 0) - 1), pace, now)).toBe(false);
  expect(publishingOf(asked(late), pace, now).state).toBe('building');
  expect(publishingOf(asked((late ?? 0) + 1), pace, now).state).toBe('late');
  expect(rules).toContain(`get('interval', ${panelLimits.publishInterval}) - 10`);
  expect(rules).toContain(`get('monthly', ${panelLimits.publishMonthly})`);
});
