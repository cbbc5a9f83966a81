// @vitest-environment jsdom
// How a page exchanges a record with the account, and what a sign-out does with all of them.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Note, notesKind } from '#features/notes/notes.ts';
import { doneKind } from '#features/progress/done.ts';
import { progressLimits } from '#features/progress/limits.ts';
import { progressKind } from '#features/progress/progress.ts';
import { service, settled } from '#support/fake-service.ts';
import { openPage } from '#support/open-page.ts';
import { signingOutKey } from './page-storage-keys.ts';
import { isTime, plainKind } from './record.ts';

const described = {
  collection: 'things',
  entry: (value: unknown) => (isTime(value) ? value : null),
  join: Math.max,
  at: (time: number) => time,
  notAfter: Math.min,
  limit: 100,
  atOnce: 10,
};
const kind = plainKind<number>(described);
const key = kind.key('aysel', 'x');
const onDevice = (of = key) => JSON.parse(localStorage.getItem(of) ?? 'null');
const account = () => service().stored.get('things/aysel');
const put = (of: string, value: object) => localStorage.setItem(of, JSON.stringify(value));

let isMine = true;
async function opened(stored: object = { b: 2 }) {
  const fresh = await openPage('aysel', ({ stored: of }) => of.set('things/aysel', stored));
  const { pageRecord } = await import('./record-store.ts');
  const { $toasts } = await import('#core/views/toasts.ts');
  put(key, { a: 1 });
  // With the clock of the page's own modules.
  const own = (await import('./record.ts')).plainKind<number>(described);
  const record = pageRecord(own, { claim: () => isMine });
  const answer = async () => {
    await settled();
    while (fresh.questions.length > 0) {
      fresh.questions[0]?.answer();
      await settled();
    }
  };
  return { fresh, record, answer, $toasts };
}

beforeEach(() => {
  isMine = true;
});

/** What a device keeps, without the mark that ends drafts in other tabs. */
const left = () => Object.keys(localStorage).filter((key) => key !== signingOutKey);

describe('[VIDEO-10] [LEARN-5] [LEARN-7] [READ-4] a record', () => {
  test('shows the device’s at once, then the account’s too, which gets what it lacks in the same exchange', async () => {
    const { fresh, record, answer } = await opened();
    record.open('aysel', 'x');
    expect(record.$device.get()).toEqual({ a: 1 });
    await answer();
    for (const has of [record.$device.get(), onDevice(), account()]) expect(has).toEqual({ a: 1, b: 2 });
    // Nothing is asked again that is known.
    record.send();
    await settled();
    expect(fresh.questions).toEqual([]);
  });

  test('[VIDEO-10] a time to come is put right on the device and in the account, as soon as the service has said the time', async () => {
    const asked = vi.fn(async () => {
      (await import('#core/time/clock.ts')).setClock(Date.now());
      return new Date();
    });
    vi.doMock('#core/cloud/service-time.ts', () => ({ serviceTime: asked }));
    const ahead = Date.now() + 40 * 86_400_000;
    const { record, answer } = await opened({ b: ahead, c: 3 });
    record.open('aysel', 'x');
    await vi.waitFor(async () => {
      await answer();
      expect(Object.values(account() ?? {})).not.toContain(ahead);
    });
    for (const has of [record.$device.get(), onDevice(), account()]) {
      expect(has).toMatchObject({ a: 1, c: 3 });
      expect(Math.max(...Object.values<number>(has ?? {}))).toBeLessThanOrEqual(Date.now() + 1000);
    }
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('[VIDEO-10] without the time of the service a time to come stays', async () => {
    const asked = vi.fn(async () => new Date());
    vi.doMock('#core/cloud/service-time.ts', () => ({ serviceTime: asked }));
    const ahead = Date.now() + 40 * 86_400_000;
    const { record, answer } = await opened({ b: ahead });
    record.open('aysel', 'x');
    await vi.waitFor(async () => {
      await answer();
      expect(asked).toHaveBeenCalledTimes(1);
    });
    await answer();
    expect(account()).toEqual({ a: 1, b: ahead });
  });

  test('sends more than one write may change one after the other, and what is changed meanwhile behind it', async () => {
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`n${n}`, n + 1]));
    const { fresh, record, answer } = await opened({});
    put(key, many);
    record.open('aysel', 'x');
    await settled();
    for (let sent = 0; sent < 3; sent += 1) {
      fresh.questions[0]?.answer();
      if (sent === 2) record.change((all) => ({ ...all, later: 50 }));
      await settled();
    }
    expect([account(), fresh.questions]).toEqual([many, []]);
    record.send();
    await answer();
    expect(account()).toEqual({ ...many, later: 50 });
  });

  test('that can’t be read is reported with a retry, once; the retry tells of its own failure', async () => {
    const { fresh, record, $toasts } = await opened();
    fresh.answers = 'never';
    const reports = async (begin: () => void) => {
      $toasts.set([]);
      begin();
      await settled();
      return $toasts.get().flatMap(({ retries }) => retries);
    };
    const [retry = expect.fail()] = await reports(() => record.open('aysel', 'x'));
    expect(await reports(record.send)).toEqual([]);
    expect(await reports(retry)).toEqual([retry]);
    expect(record.$isWaiting.get()).toBe(true);
  });

  test('whose page does not show it, or that was read before, fails quietly and is sent with the connection', async () => {
    const { fresh, record, answer, $toasts } = await opened();
    record.open('aysel', 'x', false);
    await settled();
    fresh.questions[0]?.fail();
    await settled();
    expect([$toasts.get(), record.$device.get()]).toEqual([[], { a: 1 }]);
    dispatchEvent(new Event('online'));
    await answer();
    expect(account()).toEqual({ a: 1, b: 2 });
    record.change((all) => ({ ...all, c: 3 }));
    record.send();
    await settled();
    fresh.questions[0]?.fail();
    await settled();
    expect([$toasts.get(), record.$isWaiting.get()]).toEqual([[], true]);
  });

  test.each([
    ['the session is over', (record: { open(uid: null, id: string): void }) => record.open(null, 'x'), {}],
    ['it is another user’s', () => (isMine = false), { a: 1 }],
  ])('stays as it is on the device when the answer comes and %s', async (_, happens, shown) => {
    const { record, answer } = await opened();
    record.open('aysel', 'x');
    await settled();
    happens(record);
    await answer();
    expect([onDevice(), account(), record.$device.get()]).toEqual([{ a: 1 }, { b: 2 }, shown]);
  });

  test('that a sign-out has removed while it is sent does not come back', async () => {
    const { record, answer } = await opened();
    record.open('aysel', 'x');
    await answer();
    record.change((all) => ({ ...all, c: 3 }));
    record.send();
    await settled();
    localStorage.removeItem(key);
    await answer();
    expect([onDevice(), account()]).toEqual([null, { a: 1, b: 2, c: 3 }]);
  });

  test('follows other tabs, and reads the account’s anew when the page is shown again', async () => {
    const { fresh, record, answer } = await opened();
    record.open('aysel', 'x');
    await answer();
    put(key, { b: 2 });
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(record.$device.get()).toEqual({ b: 2 });
    fresh.stored.set('things/aysel', { e: 5 });
    fresh.freeze();
    fresh.thaw();
    await answer();
    for (const has of [record.$device.get(), account()]) expect(has).toEqual({ b: 2, e: 5 });
  });
});

const note: Note = { video: 'v', title: 'V', seconds: 1, text: 'a', at: 1 };
const draft = { id: null, video: 'v', title: 'V', seconds: 2, text: 'yazılır' };
const place = { seconds: 3, done: false, at: 1 };

describe('[VIDEO-10] [LEARN-5] [LEARN-7] signing out', () => {
  const kinds = { progress: progressKind, exercises: doneKind, notes: notesKind };
  async function signOut(fails: string | null, unsent: object = { n: 0 }, done: object = {}) {
    const fresh = await openPage('aysel', ({ stored }) => stored.set('exercises/aysel', done));
    put(progressKind.key('aysel', 'frontend'), { v: place });
    put(doneKind.key('aysel', 'frontend'), { one: 1 });
    put(notesKind.key('aysel', 'frontend'), {
      notes: { n: note },
      unsent,
      draft: 'n' in unsent ? draft : null,
    });
    await import('#registry/hand-over.ts');
    const session = await import('#core/session/session.ts');
    session.watchSession();
    await settled();
    const out = session.signOut();
    await settled();
    while (fresh.questions.length > 0) {
      const [question] = fresh.questions;
      if (question?.what === `${fails} aysel`) question.fail();
      else question?.answer();
      await settled();
    }
    await out;
    return fresh;
  }

  test('sends what the account lacks, also what was being typed, and leaves nothing on the device', async () => {
    const { stored } = await signOut(null);
    expect([stored.get('progress/aysel'), stored.get('exercises/aysel')]).toEqual([{ v: place }, { one: 1 }]);
    const texts = Object.values(notesKind.device({ notes: stored.get('notes/aysel') }).notes);
    expect(texts.map(({ text }) => text).toSorted()).toEqual(['a', 'yazılır']);
    expect(left()).toEqual([]);
  });

  test.each(Object.entries(kinds))('%s that can’t be sent stay for the next visit', async (name, { key }) => {
    await signOut(name);
    expect(left()).toEqual([key('aysel', 'frontend')]);
  });

  test('leaves on the device what the account has no room for', async () => {
    const full = Object.fromEntries(Array.from({ length: progressLimits.exercises }, (_, n) => [`e${n}`, 1]));
    await signOut(null, {}, full);
    expect(left()).toEqual([doneKind.key('aysel', 'frontend')]);
  });

  test('leaves no notes that the account has, also where nothing can be asked', async () => {
    await signOut('notes', {});
    expect(left()).toEqual([]);
  });
});
