// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostTime } from './publishing-state.ts';

const hour = 3_600_000;
const service = Date.parse('2026-11-27T10:00:00Z');

/** How long Firestore takes longer than the host, in ms. */
const slow = 8000;
let hostHasAnswered = () => {};
vi.mock('#core/cloud/app.ts', () => ({
  restAddress: () => ({ url: 'http://127.0.0.1:1/v1/documents', root: 'documents' }),
}));
vi.mock('#core/cloud/auth.ts', () => ({ auth: () => ({}) }));
vi.mock('#core/cloud/database.ts', () => ({
  appProof: async () => null,
  database: () => ({
    get: async () => {
      await new Promise<void>((settle) => {
        hostHasAnswered = settle;
      });
      vi.advanceTimersByTime(slow);
      return null;
    },
  }),
}));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const note = { readAt: new Date(service).toISOString(), problems: [] };
const passed = () => performance.now() - begun;
let begun = 0;

/** A panel whose device is wrong by so many ms, with what was asked of host and service. */
async function opened(wrong: number, hostIsWrongBy = 0) {
  vi.setSystemTime(service + wrong);
  begun = performance.now();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address !== '/build.json')
      return Response.json([{ readTime: new Date(service + passed()).toISOString() }]);
    const date = new Date(service + passed() + hostIsWrongBy).toUTCString();
    const answer = Response.json(note, { headers: { date } });
    return Object.assign(answer, {
      json: async () => {
        hostHasAnswered();
        return note;
      },
    });
  });
  const { publishing } = await import('./publishing-gateway.ts');
  const { msNow } = await import('#core/time/clock.ts');
  return { asked, publishing, isRight: () => Math.abs(msNow() - service - passed()) <= 1000 };
}

test.each([-40 * 24 * hour, -26 * hour, -hour, 0, hour, 26 * hour, 40 * 24 * hour])(
  '[PANEL-12] each look at the site sets the product’s clock on a device that is %i ms wrong, also when it is set meanwhile',
  async (wrong) => {
    const { isRight, publishing } = await opened(wrong);
    expect(Math.abs((await publishing.marks()).now.getTime() - service - slow)).toBeLessThanOrEqual(1000);
    expect(isRight()).toBe(true);
    vi.setSystemTime(Date.now() + 5 * hour);
    await publishing.marks();
    expect(isRight()).toBe(true);
  },
);

test('[PANEL-12] a time of the service stays, and neither is asked for where the host tells it', async () => {
  const { asked, isRight, publishing } = await opened(3 * hour);
  await publishing.marks();
  expect(asked).toEqual(['/build.json']);
  const { serviceTime } = await import('#core/cloud/service-time.ts');
  await serviceTime();
  expect(isRight()).toBe(true);
  await publishing.marks();
  expect(isRight()).toBe(true);
});

test('[PANEL-12] a host that is days wrong is not believed: the service is asked', async () => {
  const { isRight, publishing } = await opened(0, -25 * 365 * 24 * hour);
  await publishing.marks();
  expect(isRight()).toBe(true);
});

test('[PANEL-12] the time of a host is in its headers, and a kept answer has an age', () => {
  expect(hostTime('Fri, 20 Nov 2026 09:59:00 GMT', '60')?.toISOString()).toBe('2026-11-20T10:00:00.000Z');
  expect([hostTime('yesterday', null), hostTime(null, '5')]).toEqual([null, null]);
});
