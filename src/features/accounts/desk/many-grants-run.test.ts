// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError, type ErrorCode } from '#core/cloud/errors.ts';
import { $session } from '#core/session/session.ts';
import type { User } from '#core/session/user.ts';
import type { PanelUser } from '#panel/panel.ts';
import { recordOf } from '#support/fake-service.ts';
import type { Holder } from './gateway.ts';
import { $check, $lines, $typed, aimAt, changeTyped, checkList, grantRun, runList } from './many-grants.ts';

const service = vi.hoisted(() => ({
  sent: [] as string[],
  /** What is there now, by uid. */
  records: new Map<string, unknown>(),
  answer: async (_uid: string): Promise<void> => {},
}));
vi.mock('./gateway.ts', () => {
  const send =
    (kind: string) =>
    async (_by: string, uid: string, ...rest: unknown[]) => {
      service.sent.push(`${kind} ${uid} ${rest.at(-1)}`);
      await service.answer(uid);
    };
  const holders = {
    of: async (field: string, values: string[]) =>
      values.flatMap((value) => (field === 'username' ? (service.records.get(value) ?? []) : [])),
    one: async (uid: string) => service.records.get(uid) ?? null,
  };
  return { holders, staffPeople: { grant: send('grant'), renew: send('renew'), revoke: send('revoke') } };
});

const actor: PanelUser = { uid: 'me', role: 'teacher', name: 'N', surname: 'S', photo: null };
const holder = (id: string, over: Partial<User> = {}, version = '1'): Holder => ({
  id,
  value: id,
  version,
  user: recordOf(id, { lessons: [], verified: true, ...over }),
});
const ids = ['ayla', 'bahar', 'ceyhun', 'dilara', 'elnur'];
const states = () => $lines.get().map(({ state }) => state);
const fail = (code: ErrorCode) => {
  throw new AppError(code);
};
const refuse = (who: string, code: ErrorCode = 'firestore/failed-precondition') => {
  let isFirst = true;
  service.answer = async (uid) => {
    if (uid === who && isFirst) {
      isFirst = false;
      fail(code);
    }
  };
};

beforeEach(async () => {
  service.sent = [];
  service.answer = async () => {};
  service.records = new Map(ids.map((id) => [id, holder(id)]));
  changeTyped({ list: ids.join('\n'), course: 'css', action: 'open', day: '' });
  await checkList(actor);
});
afterEach(() => {
  $session.set({ state: 'guest' });
  $session.set({ state: 'unknown' });
});

// What a run of lines does whatever they are about: many-content-run.test.ts. A lost answer: tests/e2e/school/many-grants.spec.ts.
describe('[SCHOOL-3] a run', () => {
  test('sends each line once, over the version that was read, also after a double press', async () => {
    await Promise.all([runList(actor), runList(actor)]);
    expect(service.sent).toEqual(ids.map((id) => `grant ${id} 1`));
    expect(grantRun.$counts.get()).toMatchObject({ all: 5, done: 5, open: 0 });
    await runList(actor);
    expect(service.sent).toHaveLength(5);
  });

  test('[GROUP-1] what was done for one group is not shown for the next, and its list is not typed there', async () => {
    await runList(actor);
    aimAt({ id: 'g-a', course: 'css' });
    expect([$lines.get(), $typed.get()]).toEqual([
      [],
      { list: '', course: 'css', action: 'join', day: '', group: 'g-a' },
    ]);
    changeTyped({ list: 'ayla' });
    aimAt({ id: 'g-b', course: 'css' });
    expect($typed.get().list).toBe('ayla');
    aimAt(null);
  });

  test('[GROUP-1] goes on for its own group while the form of another is opened; what is left then is not done for that one', async () => {
    aimAt({ id: 'g-a', course: 'css' });
    changeTyped({ list: ids.join('\n') });
    await checkList(actor);
    const running = runList(actor);
    aimAt({ id: 'g-b', course: 'html' });
    expect([$typed.get().group, $lines.get().length]).toEqual(['g-a', 5]);
    grantRun.stop();
    await running;
    expect([$typed.get().group, $typed.get().list, $lines.get()]).toEqual(['g-b', ids.join('\n'), []]);
    const sent = service.sent.length;
    await runList(actor);
    expect(service.sent).toHaveLength(sent);
    aimAt(null);
  });

  test('stops after the lines that are on their way', async () => {
    const running = runList(actor);
    grantRun.stop();
    await running;
    expect(grantRun.$counts.get().done).toBeLessThan(5);
    expect(grantRun.$run.get()).toBe('still');
  });

  test('leaves alone what somebody else has changed, and says so', async () => {
    refuse('bahar');
    const ends = { css: new Date('2099-01-01') };
    service.records.set('bahar', holder('bahar', { lessons: ['css'], ends }, '2'));
    await runList(actor);
    expect($lines.get()[1]).toMatchObject({ state: 'changed', plan: 'has-until' });
    expect(grantRun.$counts.get()).toMatchObject({ all: 4, open: 0 });
  });

  test('says of a refused line and of a deleted record what is wrong, and does the others', async () => {
    refuse('bahar', 'firestore/permission-denied');
    await runList(actor);
    expect(states()).toEqual(['done', 'failed', 'done', 'done', 'done']);
    refuse('bahar', 'firestore/not-found');
    service.records.delete('bahar');
    await runList(actor);
    expect($lines.get()[1]).toMatchObject({ state: 'changed', plan: 'not-found' });
  });

  test('ends with the session, and nothing is shown to the next user', async () => {
    const running = runList(actor);
    $session.set({ state: 'guest' });
    await running;
    expect([$lines.get(), $check.get().step, grantRun.$run.get()]).toEqual([[], 'idle', 'still']);
  });
});
