// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { errors } from '#core/cloud/error-texts.ts';
import { AppError } from '#core/cloud/errors.ts';
import { announcementsKey, noticesKey } from '#core/device/page-storage-keys.ts';
import { announcementKey, bellKey, sessionKey } from '#core/device/storage-keys.ts';
import { $session, endSession } from '#core/session/session.ts';
import type { KeptAnnouncement, NoticeList } from './bell.ts';
import {
  $announcements,
  $entries,
  $mutedKinds,
  $reading,
  $unread,
  closeAnnouncement,
  openBell,
  readAll,
  showBell,
  switchOff,
  watchBell,
} from './store.ts';

/** The service: what it has, what it was told, and the requests that wait for their answer. */
const service = vi.hoisted(() => ({
  list: { items: [], readUntil: 0, closed: [], off: [] } as NoticeList,
  announcements: {} as Record<string, KeptAnnouncement[]>,
  marks: [] as unknown[],
  waiting: [] as { what: string; answer(list?: NoticeList): void; fail(error: unknown): void }[],
  markFails: null as unknown,
}));
vi.mock('./gateway.ts', () => ({
  announcements: {
    of: (course: string) =>
      new Promise<KeptAnnouncement[]>((resolve, reject) => {
        service.waiting.push({
          what: course,
          answer: () => resolve(service.announcements[course] ?? []),
          fail: reject,
        });
      }),
  },
  notices: {
    read: () =>
      new Promise<NoticeList>((resolve, reject) => {
        service.waiting.push({
          what: 'list',
          answer: (list = service.list) => resolve(list),
          fail: reject,
        });
      }),
    mark: async (...mark: unknown[]) => {
      service.marks.push(mark);
      if (service.markFails) throw service.markFails;
    },
    switchOff: async (_: string, off: NoticeList['off']) => {
      service.list = { ...service.list, off: [...off] };
    },
  },
}));
/** What the Auth service's part says when it is asked for. */
const auth = vi.hoisted(() => ({ failure: null as unknown }));
vi.mock('#core/session/accounts-gateway.ts', () => ({
  accounts: {
    onChange: () => {
      if (auth.failure) throw auth.failure;
      return () => {};
    },
  },
}));

const user = (uid = 'aysel') => ({ uid, username: uid, photo: null, staff: false, courses: ['frontend'] });
const order = (id: string, at: number) => ({ id, kind: 'order' as const, title: id, path: '/a', at });
const announcement = (id: string, until = Date.now() + 60_000, at = 5): KeptAnnouncement => ({
  id,
  text: id,
  link: '',
  until,
  at,
});
const settled = () => vi.advanceTimersByTimeAsync(1);
const asked = () => service.waiting.map(({ what }) => what).sort();
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
async function answered(what: string, list?: NoticeList): Promise<void> {
  await settled();
  const index = service.waiting.findIndex((one) => one.what === what);
  if (index < 0) throw new Error(`nobody asks for ${what}`);
  service.waiting.splice(index, 1)[0]?.answer(list);
  await settled();
}
function signIn(uid = 'aysel'): void {
  localStorage.setItem(sessionKey, JSON.stringify(user(uid)));
  $session.set({ state: 'user', ...user(uid) });
}

// The first import takes longer than settled() waits.
beforeAll(async () => {
  await import('./gateway.ts');
});

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  Object.assign(service, {
    list: { items: [], readUntil: 0, closed: [], off: [] },
    announcements: {},
    marks: [],
    waiting: [],
    markFails: null,
  });
  localStorage.clear();
  document.body.dataset.courses = 'frontend backend';
  $session.set({ state: 'guest' });
  watchBell();
  await settled();
});

describe('[TELL-2] the bell', () => {
  test('of a guest asks for nothing and notes nothing', () => {
    expect(service.waiting).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  test('asks for one document of each kind, keeps the answer, and asks again after five minutes', async () => {
    service.list = { ...service.list, items: [order('one', 5)], readUntil: 1 };
    signIn();
    await settled();
    expect(asked()).toEqual(['all', 'list']);
    await answered('list');
    await answered('all');
    expect($unread.get()).toBe(1);
    expect(localStorage.getItem(bellKey)).toBe('1');
    // Another page of the same visit.
    for (const [minutes, wanted] of [
      [1, ['frontend']],
      [5, ['all', 'list']],
    ] as const) {
      $session.set({ state: 'unknown' });
      await vi.advanceTimersByTimeAsync(minutes * 60_000);
      signIn();
      await settled();
      expect(asked()).toEqual(wanted);
      for (const what of wanted) await answered(what);
    }
  });

  test('whose session can’t be confirmed, because a part is missing, says so instead of waiting, and a retry helps', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    signIn();
    $session.set({ state: 'unknown' });
    auth.failure = new AppError('part/unreachable');
    await openBell();
    expect($reading.get()).toEqual({ failed: errors['part/unreachable'] });
    auth.failure = null;
    const retried = openBell();
    await settled();
    signIn();
    await answered('list');
    await retried;
    expect($reading.get()).toBeNull();
  });

  test('shows what the device has before anybody answers', () => {
    localStorage.setItem(sessionKey, JSON.stringify(user()));
    localStorage.setItem(
      noticesKey('aysel'),
      JSON.stringify({ items: [order('one', 5)], asked: Date.now() }),
    );
    showBell();
    expect($entries.get().map(({ key }) => key)).toEqual(['one']);
  });

  test('that is opened reads anew and tells the account once; other tabs and devices follow', async () => {
    signIn();
    await answered('list');
    await answered('all');
    service.list = { ...service.list, items: [order('one', 5), order('two', 7)] };
    const opened = openBell();
    await settled();
    await answered('list');
    await opened;
    expect($unread.get()).toBe(2);
    await readAll();
    expect($unread.get()).toBe(0);
    expect(localStorage.getItem(bellKey)).toBeNull();
    await readAll();
    expect(service.marks).toEqual([['aysel', { readUntil: 7, closed: [] }, []]]);
    // Another device has read on; a late answer of before changes nothing.
    const again = openBell();
    await settled();
    await answered('list', { ...service.list, readUntil: 0 });
    await again;
    expect($unread.get()).toBe(0);
    // What was lost on the way is told again.
    expect(service.marks).toHaveLength(2);
  });

  test('that is opened twice asks once', async () => {
    signIn();
    await answered('list');
    await answered('all');
    const both = [openBell(), openBell()];
    await settled();
    expect(service.waiting.map(({ what }) => what)).toEqual(['list']);
    await answered('list');
    await Promise.all(both);
    expect($reading.get()).toBeNull();
  });

  test('that can’t be read says so and shows what the device has; a retry helps', async () => {
    service.list = { ...service.list, items: [order('one', 5)] };
    signIn();
    await answered('list');
    await answered('all');
    const opened = openBell();
    await settled();
    vi.spyOn(console, 'error').mockReturnValueOnce();
    service.waiting.find(({ what }) => what === 'list')?.fail(new AppError('firestore/unavailable'));
    await opened;
    expect($reading.get()).toEqual({ failed: expect.any(String) });
    expect($entries.get()).toHaveLength(1);
    service.waiting.length = 0;
    const retried = openBell();
    await settled();
    await answered('list');
    await retried;
    expect($reading.get()).toBeNull();
  });

  test('follows another tab', async () => {
    signIn();
    await answered('list', { ...service.list, items: [order('one', 5)] });
    expect($unread.get()).toBe(1);
    localStorage.setItem(noticesKey('aysel'), JSON.stringify({ ...kept(noticesKey('aysel')), readUntil: 5 }));
    dispatchEvent(new StorageEvent('storage', { key: noticesKey('aysel') }));
    expect($unread.get()).toBe(0);
  });

  test('keeps nothing of an answer that comes after a sign-out, nor of one for another user', async () => {
    signIn();
    await settled();
    endSession();
    await answered('list', { ...service.list, items: [order('one', 5)] });
    await answered('all');
    expect(localStorage.length).toBe(0);
    expect($entries.get()).toEqual([]);
    signIn();
    await settled();
    endSession();
    signIn('orxan');
    await settled();
    await answered('list', { ...service.list, items: [order('one', 5)] });
    expect(kept(noticesKey('aysel'))).toBeNull();
    expect(kept(noticesKey('orxan'))).toBeNull();
  });

  test('leaves nothing of a user on the device', async () => {
    service.announcements = { all: [announcement('a')] };
    signIn();
    await answered('list', { ...service.list, items: [order('one', 5)] });
    await answered('all');
    expect(Object.keys(localStorage)).toEqual(
      expect.arrayContaining([bellKey, announcementKey, noticesKey('aysel'), announcementsKey('aysel')]),
    );
    endSession();
    expect(localStorage.length).toBe(0);
    expect($unread.get()).toBe(0);
  });

  test('without a kind that is switched off, also when an answer of before comes later', async () => {
    signIn();
    await answered('list', { ...service.list, items: [order('one', 5)] });
    const opened = openBell();
    await vi.advanceTimersByTimeAsync(10);
    await switchOff(['order']);
    await answered('list', { ...service.list, items: [order('one', 5)], off: [] });
    await opened;
    expect($mutedKinds.get()).toEqual(['order']);
    expect($entries.get()).toEqual([]);
  });
});

describe('[TELL-1] announcements', () => {
  test('are shown, newest first, until they are closed or over, and the next page has them at once', async () => {
    service.announcements = {
      all: [announcement('a', Date.now() + 60_000, 5), announcement('b', Date.now() + 30_000, 7)],
    };
    signIn();
    await answered('list');
    await answered('all');
    expect($announcements.get().map(({ id }) => id)).toEqual(['b', 'a']);
    expect(kept(announcementKey).id).toBe('b');
    expect($unread.get()).toBe(2);
    await closeAnnouncement('a');
    expect($announcements.get().map(({ id }) => id)).toEqual(['b']);
    expect(service.marks).toEqual([['aysel', { readUntil: 0, closed: ['a'] }, []]]);
    // The other one ends while it is read.
    await vi.advanceTimersByTimeAsync(30_000);
    expect($announcements.get()).toEqual([]);
    expect(localStorage.getItem(announcementKey)).toBeNull();
    expect($unread.get()).toBe(0);
  });

  test('closed before the service has confirmed the session are closed, and the account is told then', async () => {
    localStorage.setItem(sessionKey, JSON.stringify(user()));
    localStorage.setItem(
      announcementsKey('aysel'),
      JSON.stringify({ all: { asked: Date.now(), items: [announcement('a')] } }),
    );
    $session.set({ state: 'unknown' });
    showBell();
    const closed = closeAnnouncement('a');
    await settled();
    expect($announcements.get()).toEqual([]);
    expect(service.marks).toEqual([]);
    signIn();
    await closed;
    expect(service.marks).toEqual([['aysel', { readUntil: 0, closed: ['a'] }, []]]);
  });

  test('closed without a network stay closed, and the account is told later', async () => {
    service.announcements = { all: [announcement('a')] };
    signIn();
    await answered('list');
    await answered('all');
    service.markFails = new AppError('firestore/unavailable');
    vi.spyOn(console, 'error').mockReturnValueOnce();
    await closeAnnouncement('a');
    service.markFails = null;
    const opened = openBell();
    await settled();
    await answered('list');
    await opened;
    expect($announcements.get()).toEqual([]);
    expect(service.marks).toHaveLength(2);
  });

  test('on a page of videos those of the open course are asked for', async () => {
    document.body.innerHTML = '<section data-videos="frontend"></section>';
    signIn();
    await settled();
    expect(asked()).toEqual(['frontend', 'list']);
    document.body.innerHTML = '';
  });

  test('a late answer of before the courses were known does not drop theirs', async () => {
    document.body.innerHTML = '<section data-videos="frontend"></section>';
    service.announcements = { frontend: [announcement('a')] };
    localStorage.setItem(sessionKey, JSON.stringify(user()));
    $session.set({ state: 'user', ...user(), courses: [] });
    await settled();
    signIn();
    await answered('frontend');
    await answered('all');
    expect($announcements.get().map(({ id }) => id)).toEqual(['a']);
    document.body.innerHTML = '';
  });

  test('are asked for once, also when the session is told twice', async () => {
    signIn();
    $session.set({ state: 'user', ...user(), staff: true });
    await settled();
    expect(asked()).toEqual(['all', 'list']);
  });

  test('an older answer does not replace a newer one', async () => {
    signIn();
    await settled();
    // Another tab has asked later.
    const later = Date.now() + 5;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    const newer = { all: { asked: later, items: [announcement('new')] } };
    localStorage.setItem(announcementsKey('aysel'), JSON.stringify(newer));
    service.announcements = { all: [announcement('old')] };
    await answered('all');
    expect($announcements.get().map(({ id }) => id)).toEqual(['new']);
  });
});
