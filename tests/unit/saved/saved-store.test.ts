// @vitest-environment jsdom
// The list on the device, in two tabs, for guests and users, while the account answers, fails or is slow.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SavedEntries, savedEntries, savedItems } from '#domain/saved/saved.ts';
import { limits } from '#domain/shared/limits.ts';
import { applyChange, readEntries } from '#domain/shared/record.ts';
import { savedKey, unsentSavedKey } from '#domain/shared/storage-keys.ts';
import { settled } from '#support/fake-service.ts';
import { openPage } from '#support/open-page.ts';

/** The accounts' lists, and whether the network answers. */
const server = { lists: new Map<string, SavedEntries>(), isOffline: false, reads: 0 };

async function opened(user: string | null, prepare: () => void = () => {}) {
  const fresh = await openPage(user, prepare);
  fresh.recordGateway.exchange = async (kind, uid, _id, decide) => {
    if (server.isOffline) throw new fresh.AppError('firestore/unavailable');
    server.reads += 1;
    const found = readEntries(kind, server.lists.get(uid));
    const change = decide(found);
    const stored = change ? applyChange(found, change) : found;
    server.lists.set(uid, readEntries(savedEntries, stored));
    return { stored, change };
  };
  const saved = { ...(await import('#stores/saved/device.ts')), ...(await import('#stores/saved/saved.ts')) };
  const session = await import('#stores/accounts/session.ts');
  // The first import takes longer than settled() waits.
  if (user !== null) await import('#stores/saved/account.ts');
  saved.watchSaved();
  await settled();
  const titles = () => savedItems(saved.$saved.get()).map(({ title }) => title);
  return { fresh, saved, session, titles };
}
const onServer = (uid: string) => savedItems(server.lists.get(uid) ?? {}).map(({ title }) => title);
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

/** What another tab does with the storage, and the event that this tab gets. */
function inOtherTab(change: () => void): void {
  change();
  dispatchEvent(new StorageEvent('storage', { key: savedKey }));
}

beforeEach(() => {
  Object.assign(server, { isOffline: false, reads: 0 });
  server.lists.clear();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('[READ-4] a guest', () => {
  test('saves and removes on the device; nothing is read', async () => {
    const { saved, titles } = await opened(null);
    expect(saved.toggleSaved('/blogs/git', 'Git')).toBe('added');
    expect(saved.toggleSaved('/code/css/tor', 'Tor')).toBe('added');
    expect(saved.toggleSaved('/blogs/git', 'Git')).toBe('removed');
    await settled();
    expect(titles()).toEqual(['Tor']);
    expect(server.reads).toBe(0);
  });

  test('two tabs have one list', async () => {
    const { saved, titles } = await opened(null);
    saved.toggleSaved('/blogs/a', 'A');
    inOtherTab(() => {
      const list = kept(savedKey);
      list.entries['/blogs/b'] = { at: Date.now() + 5, title: 'B' };
      localStorage.setItem(savedKey, JSON.stringify(list));
    });
    expect(titles()).toEqual(['B', 'A']);
    saved.toggleSaved('/blogs/c', 'C');
    expect(Object.keys(kept(savedKey).entries).sort()).toEqual(['/blogs/a', '/blogs/b', '/blogs/c']);
  });

  test('a list that is full says so and does not grow', async () => {
    const entries = Object.fromEntries(
      Array.from({ length: limits.saved }, (_, n) => [`/blogs/${n}`, { at: n + 1, title: 'a' }]),
    );
    const { saved, titles } = await opened(null, () => {
      localStorage.setItem(
        savedKey,
        JSON.stringify({ uid: null, entries, unsent: [], readAt: 0, missing: [] }),
      );
    });
    expect(saved.toggleSaved('/blogs/new', 'N')).toBe('full');
    expect(titles()).toHaveLength(limits.saved);
  });

  test('without a storage the list lasts as long as the page', async () => {
    const { saved, titles } = await opened(null);
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saved.toggleSaved('/blogs/a', 'A');
    saved.toggleSaved('/blogs/b', 'B');
    expect(titles().sort()).toEqual(['A', 'B']);
  });

  test('the service worker is told which pages to keep', async () => {
    const { saved } = await opened(null);
    const postMessage = vi.fn();
    const ready = Promise.resolve({ active: { postMessage } });
    vi.stubGlobal('navigator', { serviceWorker: { ready } });
    saved.toggleSaved('/blogs/şüşə', 'A');
    saved.toggleSaved('/lessons/frontend/videos#v', 'V');
    saved.toggleSaved('/blogs/şüşə', 'A');
    await ready.then();
    vi.unstubAllGlobals();
    expect(postMessage.mock.calls.map(([message]) => message)).toEqual([
      { type: 'keep', addresses: [`/blogs/${encodeURIComponent('şüşə')}`] },
      { type: 'keep', addresses: [] },
    ]);
  });
});

describe('[READ-4] signing in', () => {
  test('joins the list of the device and that of the account, the newest of each address', async () => {
    server.lists.set('aysel', {
      '/blogs/a': { at: 100, title: 'A' },
      '/blogs/b': { at: 100, title: 'B' },
    });
    const { titles } = await opened('aysel', () => {
      const entries = { '/blogs/a': { at: 200, title: '' }, '/blogs/c': { at: 300, title: 'C' } };
      localStorage.setItem(
        savedKey,
        JSON.stringify({ uid: null, entries, unsent: [], readAt: 0, missing: [] }),
      );
    });
    expect(titles()).toEqual(['C', 'B']);
    expect(onServer('aysel')).toEqual(['C', 'B']);
    expect(kept(savedKey)).toMatchObject({ uid: 'aysel', unsent: [] });
    expect(server.reads).toBe(1);
  });

  test('an old list is read again, a young one is not', async () => {
    const list = (readAt: number) => ({ uid: 'aysel', entries: {}, unsent: [], readAt, missing: [] });
    await opened('aysel', () => localStorage.setItem(savedKey, JSON.stringify(list(Date.now() - 1000))));
    expect(server.reads).toBe(0);
    await opened('aysel', () => localStorage.setItem(savedKey, JSON.stringify(list(Date.now() - 3_600_000))));
    expect(server.reads).toBe(1);
  });
});

describe('[READ-4] a user', () => {
  test('what is saved offline is sent when the network is back, and what another device has arrives', async () => {
    const { saved, titles } = await opened('aysel');
    server.isOffline = true;
    saved.toggleSaved('/blogs/a', 'A');
    await settled();
    expect(titles()).toEqual(['A']);
    expect(kept(savedKey).unsent).toEqual(['/blogs/a']);
    server.lists.set('aysel', { '/blogs/b': { at: 1, title: 'B' } });
    server.isOffline = false;
    dispatchEvent(new Event('online'));
    await settled();
    expect(onServer('aysel')).toEqual(['A', 'B']);
    expect(titles()).toEqual(['A', 'B']);
    expect(kept(savedKey).unsent).toEqual([]);
  });

  test('signing out removes the list from the device', async () => {
    const { saved, session, titles } = await opened('aysel');
    saved.toggleSaved('/blogs/a', 'A');
    await settled();
    session.endSession();
    expect(titles()).toEqual([]);
    expect(localStorage.getItem(savedKey)).toBeNull();
    expect(localStorage.getItem(unsentSavedKey('aysel'))).toBeNull();
    expect(onServer('aysel')).toEqual(['A']);
  });

  test('what could not be sent before signing out waits for the same user, unseen', async () => {
    const { saved, session, titles } = await opened('aysel');
    server.isOffline = true;
    saved.toggleSaved('/blogs/a', 'A');
    await settled();
    session.endSession();
    expect(titles()).toEqual([]);
    const left = localStorage.getItem(unsentSavedKey('aysel')) ?? '';
    expect(left).toContain('"A"');
    server.isOffline = false;
    const other = await opened('orxan', () => localStorage.setItem(unsentSavedKey('aysel'), left));
    expect(other.titles()).toEqual([]);
    const again = await opened('aysel', () => localStorage.setItem(unsentSavedKey('aysel'), left));
    expect(again.titles()).toEqual(['A']);
    expect(onServer('aysel')).toEqual(['A']);
    expect(localStorage.getItem(unsentSavedKey('aysel'))).toBeNull();
  });

  test('a list of somebody else on the device is not shown and not sent', async () => {
    const entries = { '/blogs/a': { at: 1, title: 'A' } };
    const { titles } = await opened('aysel', () =>
      localStorage.setItem(
        savedKey,
        JSON.stringify({ uid: 'orxan', entries, unsent: [], readAt: 0, missing: [] }),
      ),
    );
    expect(titles()).toEqual([]);
    expect(onServer('aysel')).toEqual([]);
  });

  test('a saved video that is gone is noted, and comes back when it is there again', async () => {
    const { saved } = await opened('aysel');
    const address = '/lessons/frontend/videos#v';
    saved.toggleSaved(address, 'V');
    saved.noteVideo(address, false);
    saved.noteVideo('/lessons/frontend/videos#other', false);
    expect(kept(savedKey).missing).toEqual([address]);
    saved.noteVideo(address, true);
    expect(kept(savedKey).missing).toEqual([]);
  });
});
