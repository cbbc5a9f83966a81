// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';

/** Requests to the service that the test answers. */
const asked = vi.hoisted(() => ({
  marks: [] as { answer(marks: object): void; fail(): void }[],
  claims: 0,
  calls: 0,
  /** Whether the rules refuse a claim. */
  isRefused: false,
  /** The hour for which something is planned. */
  planned: null as Date | null,
  marked: 0,
  /** Builds that were requested while the page was left. */
  left: 0,
}));
vi.mock('./publishing-gateway.ts', () => ({
  publishing: {
    marks: () =>
      new Promise((answer, reject) => {
        asked.marks.push({ answer, fail: () => reject(new AppError('firestore/unavailable')) });
      }),
    failure: async () => null,
    nextPlanned: async () => asked.planned,
    markCome: async () => {
      asked.marked += 1;
      return true;
    },
    settings: async () => ({ hook: 'https://hook.example/x', quiet: 30, interval: 60, monthly: 4 }),
    claim: async () => {
      asked.claims += 1;
      // The class of the page that is tested: each page has its own modules.
      const { AppError } = await import('#core/cloud/errors.ts');
      if (asked.isRefused) throw new AppError('firestore/permission-denied');
      return true;
    },
    call: async () => {
      asked.calls += 1;
    },
    claimAndCall: () => {
      asked.left += 1;
    },
  },
}));

const start = new Date('2026-11-20T10:00:00Z');
const seconds = (n: number) => new Date(start.getTime() + n * 1000);
/** The response of the service when the last change was made at `dirtyAt`. */
const marks = (dirtyAt: Date | null, readAt: Date) => ({
  dirtyAt,
  plannedAt: null,
  claimedAt: null,
  readAt,
  count: { month: 202611, builds: 3 },
  problems: [],
  now: new Date(),
});

async function page() {
  vi.resetModules();
  return import('./publishing.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  Object.assign(asked, {
    marks: [],
    claims: 0,
    calls: 0,
    isRefused: false,
    planned: null,
    marked: 0,
    left: 0,
  });
});

describe('[PANEL-12] the state of the site in an open panel', () => {
  test('a check that is running when the panel is closed schedules no other', async () => {
    const { watchPublishing } = await page();
    const stop = watchPublishing('me');
    await vi.advanceTimersByTimeAsync(0);
    stop();
    asked.marks[0]?.answer(marks(null, start));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked.marks).toHaveLength(1);
  });

  test('a page that comes back from the back/forward cache checks again', async () => {
    const { watchPublishing } = await page();
    const stop = watchPublishing('me');
    await vi.advanceTimersByTimeAsync(0);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.marks).toHaveLength(2);
    stop();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.marks).toHaveLength(2);
  });

  test('a late response or failure never replaces a newer response', async () => {
    const { watchPublishing, refreshPublishing, $publishing } = await page();
    watchPublishing('me');
    await vi.advanceTimersByTimeAsync(0);
    refreshPublishing();
    refreshPublishing();
    await vi.advanceTimersByTimeAsync(0);
    asked.marks[2]?.answer(marks(null, start));
    await vi.advanceTimersByTimeAsync(0);
    asked.marks[0]?.answer(marks(seconds(-5), seconds(-60)));
    asked.marks[1]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect($publishing.get()).toEqual({
      state: 'live',
      since: start,
      builds: 3,
      isSpent: false,
      leftOut: [],
    });
  });

  test.each([
    [
      'because another panel has just claimed shows that the build is under way',
      seconds(30),
      { state: 'building', since: seconds(30), builds: 3, isSpent: false, leftOut: [] },
    ],
    [
      'for another reason says so',
      null,
      {
        state: 'waiting',
        message: expect.stringContaining('icazə'),
        since: start,
        due: seconds(30),
        builds: 3,
        isSpent: false,
        leftOut: [],
      },
    ],
  ])('a panel whose claim is refused %s', async (_reason, claimedAt, shown) => {
    const { watchPublishing, $publishing } = await page();
    const stop = watchPublishing('me');
    await vi.advanceTimersByTimeAsync(0);
    asked.marks[0]?.answer(marks(start, seconds(-60)));
    asked.isRefused = true;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(asked.claims).toBe(1);
    asked.marks[1]?.answer({ ...marks(start, seconds(-60)), claimedAt });
    await vi.advanceTimersByTimeAsync(0);
    expect($publishing.get()).toEqual(shown);
    stop();
  });

  test('events in any order: a closed panel sends no request, an open one always checks again', async () => {
    const step = fc.constantFrom('open', 'close', 'change', 'answer', 'answer-late', 'fail', 'wait');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), async (steps) => {
        Object.assign(asked, { marks: [], claims: 0, calls: 0 });
        const { watchPublishing, refreshPublishing } = await page();
        let stop: (() => void) | null = null;
        for (const what of steps) {
          if (what === 'open') stop ??= watchPublishing('me');
          if (what === 'close') {
            stop?.();
            stop = null;
          }
          if (what === 'change') void refreshPublishing();
          if (what === 'answer') asked.marks.at(-1)?.answer(marks(new Date(), seconds(-60)));
          if (what === 'answer-late') asked.marks[0]?.answer(marks(null, new Date()));
          if (what === 'fail') asked.marks.at(-1)?.fail();
          await vi.advanceTimersByTimeAsync(what === 'wait' ? 20_000 : 0);
        }
        // After all requests were answered …
        for (const one of asked.marks) one.answer(marks(null, new Date()));
        await vi.advanceTimersByTimeAsync(0);
        const before = asked.marks.length;
        await vi.advanceTimersByTimeAsync(120_000);
        // … an open panel checks again, a closed one never does.
        expect(asked.marks.length > before).toBe(stop !== null);
        stop?.();
      }),
      { numRuns: 100 },
    );
  });
});

test('[OPS-2] a panel requests no build when those of the month are used up, and goes on in the next month', async () => {
  vi.setSystemTime(new Date('2026-11-30T23:55:00Z'));
  const { watchPublishing, $publishing } = await page();
  const stop = watchPublishing('me');
  const spent = () => ({
    ...marks(start, seconds(-60)),
    count: { month: 202611, builds: 4 },
    now: new Date(),
  });
  await vi.advanceTimersByTimeAsync(0);
  asked.marks[0]?.answer(spent());
  await vi.advanceTimersByTimeAsync(0);
  expect($publishing.get()).toMatchObject({ state: 'spent', builds: 4, isSpent: true });
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(asked.left).toBe(0);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked.claims).toBe(0);
  asked.marks[1]?.answer(spent());
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.claims).toBe(1);
  stop();
});

describe('[PANEL-12] leaving an open panel', () => {
  const panel = 'https://kodyol.example/panel';
  const opensTab = { url: `${panel}?tab=code`, sameDocument: true };
  const opensForm = { url: panel, sameDocument: true };
  const reloads = { url: `${panel}?tab=code`, sameDocument: false };
  const follows = { url: 'https://kodyol.example/lessons', sameDocument: false };

  test.each([
    ['by closing it', [], 1],
    ['by closing it after another tab and a form were opened', [opensTab, opensForm], 1],
    ['by closing it after a reload that the user has cancelled', [reloads, opensTab], 1],
    ['by a link', [opensTab, follows], 1],
    ['by a reload', [opensForm, reloads], 0],
  ])('%s requests a build unless the panel comes back', async (_how, navigations, builds) => {
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    const { watchPublishing } = await page();
    const stop = watchPublishing('me');
    await vi.advanceTimersByTimeAsync(0);
    asked.marks[0]?.answer(marks(start, seconds(-60)));
    await vi.advanceTimersByTimeAsync(0);
    for (const destination of navigations)
      navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination }));
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(asked.left).toBe(builds);
    stop();
    vi.unstubAllGlobals();
  });

  test('does not use what an earlier user of this page has claimed or read', async () => {
    const { watchPublishing, $publishing } = await page();
    const stop = watchPublishing('me');
    await vi.advanceTimersByTimeAsync(0);
    asked.marks[0]?.answer(marks(start, seconds(-60)));
    await vi.advanceTimersByTimeAsync(0);
    expect($publishing.get().state).toBe('waiting');
    stop();
    const stopOther = watchPublishing('other');
    expect($publishing.get()).toEqual({ state: 'unknown' });
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(asked.left).toBe(0);
    stopOther();
  });
});

describe('[SCHOOL-5] something planned, in an open panel', () => {
  const hour = seconds(3600);
  const idle = (over: object = {}) => ({ ...marks(seconds(-3600), seconds(-60)), ...over });
  const answer = async (given: object) => {
    await vi.advanceTimersByTimeAsync(0);
    asked.marks.at(-1)?.answer(given);
    await vi.advanceTimersByTimeAsync(0);
  };

  test('is noted and built at its hour, without the time of quiet, also in a hidden panel', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    asked.planned = hour;
    const { watchPublishing, $publishing } = await page();
    const stop = watchPublishing('me');
    await answer(idle());
    expect($publishing.get().state).toBe('live');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([asked.marks.length, asked.marked]).toEqual([1, 0]);
    // The hour has come for certain.
    await vi.advanceTimersByTimeAsync(6_000);
    await answer(idle({ now: new Date() }));
    expect(asked.marked).toBe(1);
    asked.planned = null;
    await answer(idle({ dirtyAt: new Date(), now: new Date() }));
    expect($publishing.get().state).toBe('waiting');
    expect([asked.claims, asked.calls, asked.marked]).toEqual([1, 1, 1]);
    stop();
    visibility.mockRestore();
  });

  test('is looked for again only after a change, and a failure is tried again', async () => {
    const { watchPublishing, $publishing } = await page();
    const stop = watchPublishing('me');
    await answer(idle());
    asked.planned = seconds(-30);
    await vi.advanceTimersByTimeAsync(60_000);
    await answer(idle({ now: new Date() }));
    expect(asked.marked).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    await answer(idle({ plannedAt: seconds(100), now: new Date() }));
    expect(asked.marked).toBe(1);
    await vi.advanceTimersByTimeAsync(0);
    asked.marks.at(-1)?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect($publishing.get()).toHaveProperty('message');
    stop();
  });
});
