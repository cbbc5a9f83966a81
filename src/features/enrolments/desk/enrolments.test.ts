// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endOf } from '#core/session/grants.ts';
import { $profile } from '#core/session/profile.ts';
import { $session } from '#core/session/session.ts';
import { enrolmentForm } from './store.ts';
import { enrolmentTab as texts } from './texts.ts';

const service = vi.hoisted(() => ({ create: vi.fn() }));
vi.mock('./gateway.ts', () => ({
  staffEnrolments: {
    create: service.create,
    list: async () => ({ rows: [], more: null }),
    one: async () => null,
  },
}));

const typed = {
  ...{
    name: '',
    kind: 'percent',
    course: '',
    amount: '20',
    'for-frontend': 'on',
    day: '2099-12-31',
    uses: '5',
  },
};
const made = (at = 0) => service.create.mock.calls[at]?.[2];

beforeEach(() => {
  document.body.dataset.courses = 'frontend backend';
  service.create.mockReset();
  $session.set({ state: 'guest' });
  $session.set({ state: 'user', uid: 'me' } as never);
  $profile.set({ state: 'ready', account: { uid: 'me' }, record: { id: 'me' } } as never);
});

describe('[PAY-4] the form of a coupon', () => {
  test.each([
    [{}, { courses: ['frontend'], percent: 20, sum: 0 }],
    [{ 'for-backend': 'on' }, { courses: ['frontend', 'backend'], percent: 20, sum: 0 }],
    [{ amount: ' 100 ' }, { courses: ['frontend'], percent: 100, sum: 0 }],
    [
      { kind: 'sum', amount: '20,50' },
      { courses: ['frontend'], percent: 0, sum: 2_050 },
    ],
    [
      { kind: 'sum', amount: '0.01' },
      { courses: ['frontend'], percent: 0, sum: 1 },
    ],
  ])('%j makes %j', async (over, coupon) => {
    await enrolmentForm.submit({ ...typed, ...over });
    expect(made()).toEqual({ name: '', course: '', until: endOf('2099-12-31'), uses: 5, coupon });
  });

  test('makes a code that opens a course as before', async () => {
    await enrolmentForm.submit({ ...typed, kind: 'course', course: 'backend' });
    expect(made()).toEqual({ name: '', course: 'backend', until: endOf('2099-12-31'), uses: 5 });
  });

  test.each([
    [{ amount: '' }, texts.required, 'amount'],
    [{ day: '' }, texts.required, 'day'],
    [{ uses: '' }, texts.required, 'uses'],
    [{ 'for-frontend': undefined }, texts.noCourses],
    [{ amount: '0' }, texts.wrongAmount],
    [{ amount: '101' }, texts.wrongAmount],
    [{ amount: '12,5' }, texts.wrongAmount],
    [{ amount: 'iyirmi' }, texts.wrongAmount],
    [{ kind: 'sum', amount: '0,001' }, texts.wrongAmount],
    [{ kind: 'sum', amount: '10001' }, texts.wrongAmount],
    [{ kind: 'course', amount: '20' }, texts.required, 'course'],
  ])('%j is refused: %s', async (over, message, field: string | undefined = undefined) => {
    await enrolmentForm.submit({ ...typed, ...over } as typeof typed);
    expect(enrolmentForm.$state.get()).toMatchObject({
      ...{ step: 'failed', message },
      ...(field !== undefined && { field }),
    });
    expect(service.create).not.toHaveBeenCalled();
  });
});
