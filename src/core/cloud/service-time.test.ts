// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./app.ts', () => ({
  restAddress: () => ({ url: 'http://127.0.0.1:1/v1/documents', root: 'documents' }),
}));
vi.mock('./database.ts', () => ({ appProof: async () => null, database: () => ({}) }));

const answer = (readTime: string) => new Response(JSON.stringify([{ missing: 'x', readTime }]));
const service = '2026-11-27T10:00:00.5Z';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = async (fetched: () => Promise<Response>) => {
  const request = vi.fn(fetched);
  vi.stubGlobal('fetch', request);
  return { request, ...(await import('./service-time.ts')) };
};

test.each(['2020-01-01', '2030-01-01', '2026-11-27T10:00:00Z'])(
  '[VIDEO-13] the service’s time does not depend on the device’s clock: %s',
  async (clock) => {
    vi.setSystemTime(new Date(clock));
    const { serviceTime } = await opened(async () => answer(service));
    expect(await serviceTime()).toEqual(new Date(service));
  },
);

test.each([-3_600_000, 0, 3_600_000])(
  '[QUIZ-1] the product’s clock follows it on a device that is %i ms wrong, and counts half of the way',
  async (ms) => {
    vi.setSystemTime(new Date(service).getTime() + ms);
    const { serviceTime } = await opened(async () => {
      vi.advanceTimersByTime(8000);
      return answer(service);
    });
    const { steadyTime } = await import('#core/time/clock.ts');
    await serviceTime();
    expect(steadyTime()).toBe(new Date(service).getTime() + 4000);
    vi.advanceTimersByTime(30_000);
    expect(steadyTime()).toBe(new Date(service).getTime() + 34_000);
  },
);

test('[INBOX-1] [ASK-1] what the service refuses for its day is done once more on the day of the service', async () => {
  vi.setSystemTime(new Date('2026-11-28T12:00:00Z'));
  const { request } = await opened(async () => answer(service));
  const { onItsDay } = await import('./commit.ts');
  const { AppError } = await import('./errors.ts');
  const days: string[] = [];
  const refusing = (right: string) => async (day: Date) => {
    days.push(day.toISOString().slice(0, 10));
    if (days.at(-1) !== right) throw new AppError('firestore/permission-denied');
  };
  await onItsDay(refusing('2026-11-27'));
  expect(days).toEqual(['2026-11-28', '2026-11-27']);
  // It is the right day now: another reason, which asking again does not change.
  await expect(onItsDay(refusing('2026-11-26'))).rejects.toMatchObject({
    code: 'firestore/permission-denied',
  });
  expect(days).toEqual(['2026-11-28', '2026-11-27', '2026-11-27']);
  expect(request).toHaveBeenCalledTimes(1);
});

test('[INBOX-1] [ASK-1] whatever the device’s clock says, its day is that of the service in two attempts at most', async () => {
  const ms = fc.integer({ min: -40 * 86_400_000, max: 40 * 86_400_000 });
  await fc.assert(
    fc.asyncProperty(ms, fc.array(ms, { maxLength: 3 }), async (wrong, jumps) => {
      vi.resetModules();
      let time = new Date('2026-11-27T23:59:40Z').getTime();
      vi.setSystemTime(time + wrong);
      await opened(async () => answer(new Date(time).toISOString()));
      const { onItsDay } = await import('./commit.ts');
      const { AppError } = await import('./errors.ts');
      // The day of the service changes meanwhile.
      for (const jump of [0, ...jumps]) {
        vi.setSystemTime(Date.now() + jump);
        let attempts = 0;
        await onItsDay(async (day) => {
          attempts += 1;
          if (day.toISOString().slice(0, 10) !== new Date(time).toISOString().slice(0, 10))
            throw new AppError('firestore/permission-denied');
        });
        expect(attempts).toBeLessThanOrEqual(2);
        vi.advanceTimersByTime(15_000);
        time += 15_000;
      }
    }),
  );
});

test('[VIDEO-13] it is asked once a minute, and again when the clock was set back', async () => {
  vi.setSystemTime(new Date(service));
  const { request, serviceTime } = await opened(async () => answer(service));
  await Promise.all([serviceTime(), serviceTime()]);
  vi.advanceTimersByTime(60_000);
  await serviceTime();
  expect(request).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  await serviceTime();
  expect(request).toHaveBeenCalledTimes(2);
  vi.setSystemTime(new Date('2026-11-27T09:00:00Z'));
  await serviceTime();
  expect(request).toHaveBeenCalledTimes(3);
});

test('[VIDEO-13] without an answer it is the device’s, and asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.setSystemTime(new Date('2026-11-27T09:00:00Z'));
  const answers = [async () => Promise.reject(new TypeError('offline')), async () => answer('x')];
  const { serviceTime } = await opened(() => (answers.shift() ?? (async () => answer(service)))());
  expect(await serviceTime()).toEqual(new Date());
  expect(await serviceTime()).toEqual(new Date());
  expect(await serviceTime()).toEqual(new Date(service));
});
