// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('#gateways/app.ts', () => ({
  restAddress: () => ({ url: 'http://127.0.0.1:1/v1/documents', root: 'documents' }),
}));
vi.mock('#gateways/database.ts', () => ({ appProof: async () => null }));

const answer = (readTime: string) => new Response(JSON.stringify([{ missing: 'x', readTime }]));
const service = '2026-11-27T10:00:00.5Z';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = async (fetched: () => Promise<Response>) => {
  const request = vi.fn(fetched);
  vi.stubGlobal('fetch', request);
  return { request, ...(await import('#gateways/service-time.ts')) };
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
  '[QUIZ-1] it says how far it is ahead of a device that is %i ms wrong',
  async (ms) => {
    const { serviceAhead } = await opened(async () => answer(service));
    vi.setSystemTime(new Date(service).getTime() + ms);
    expect(await serviceAhead()).toBe(-ms || 0);
    // The answer of a minute ago says the same.
    vi.setSystemTime(Date.now() + 30_000);
    expect(await serviceAhead()).toBe(-ms || 0);
  },
);

test('[VIDEO-13] it is asked once a minute, and again when the clock was set back', async () => {
  vi.setSystemTime(new Date(service));
  const { request, serviceTime } = await opened(async () => answer(service));
  await Promise.all([serviceTime(), serviceTime()]);
  vi.setSystemTime(new Date('2026-11-27T10:01:00Z'));
  await serviceTime();
  expect(request).toHaveBeenCalledTimes(1);
  vi.setSystemTime(new Date('2026-11-27T10:01:01Z'));
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
