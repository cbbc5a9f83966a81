// @vitest-environment jsdom
// The list of this device, for guests and users. How it is exchanged: core/device/record-store.test.ts.
import { describe, expect, test, vi } from 'vitest';
import { readEntries } from '#core/device/record.ts';
import { savedKey, sessionKey, unsentSavedKey } from '#core/device/storage-keys.ts';
import { service, settled } from '#support/fake-service.ts';
import { openPage } from '#support/open-page.ts';
import { savedLimits } from './limits.ts';
import { savedEntries, savedItems } from './saved.ts';

const kept = (key = savedKey) => JSON.parse(localStorage.getItem(key) ?? 'null');
const keep = (value: object, key = savedKey) => localStorage.setItem(key, JSON.stringify(value));
const listOf = (uid: string | null, entries: object = {}, readAt = 0) => ({
  uid,
  entries,
  unsent: [],
  readAt,
  missing: [],
});

/** @param account what Aysel's account has. */
async function opened(user: string | null, prepare = () => {}, account: object = {}) {
  const fresh = await openPage(user, ({ stored }) => {
    stored.set('reading/aysel', account);
    prepare();
  });
  fresh.answers = 'at once';
  const saved = { ...(await import('./device-list.ts')), ...(await import('./store.ts')) };
  const session = await import('#core/session/session.ts');
  // The first import takes longer than settled() waits.
  if (user !== null) await import('./account-list.ts');
  saved.watchSaved();
  await settled();
  const titles = () => savedItems(saved.$saved.get()).map(({ title }) => title);
  return { fresh, saved, session, titles };
}
const inAccount = (uid = 'aysel') =>
  savedItems(readEntries(savedEntries, service().stored.get(`reading/${uid}`))).map(({ title }) => title);

describe('[READ-4] a guest', () => {
  test('saves and removes on the device, also in two tabs; nothing is read', async () => {
    const { fresh, saved, titles } = await opened(null);
    expect(saved.toggleSaved('/blogs/git', 'Git')).toBe('added');
    expect(saved.toggleSaved('/code/css/tor', 'Tor')).toBe('added');
    expect(saved.toggleSaved('/blogs/git', 'Git')).toBe('removed');
    const list = kept();
    list.entries['/blogs/b'] = { at: Date.now() + 5, title: 'B' };
    keep(list);
    dispatchEvent(new StorageEvent('storage', { key: savedKey }));
    expect(titles()).toEqual(['B', 'Tor']);
    saved.toggleSaved('/blogs/c', 'C');
    await settled();
    expect(Object.keys(kept().entries).sort()).toEqual([
      '/blogs/b',
      '/blogs/c',
      '/blogs/git',
      '/code/css/tor',
    ]);
    expect(fresh.asked).toBe(0);
  });

  test('is told of a list that is full, and it does not grow', async () => {
    const entries = Object.fromEntries(
      Array.from({ length: savedLimits.addresses }, (_, n) => [`/blogs/${n}`, { at: n + 1, title: 'a' }]),
    );
    const { saved, titles } = await opened(null, () => keep(listOf(null, entries)));
    expect(saved.toggleSaved('/blogs/new', 'N')).toBe('full');
    expect(titles()).toHaveLength(savedLimits.addresses);
  });

  test('has the pages kept for reading offline', async () => {
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

describe('[READ-4] a user', () => {
  test('takes over the guest’s list: the newest of each address', async () => {
    const { fresh, titles } = await opened(
      'aysel',
      () => keep(listOf(null, { '/blogs/a': { at: 200, title: '' }, '/blogs/c': { at: 300, title: 'C' } })),
      { '/blogs/a': { at: 100, title: 'A' }, '/blogs/b': { at: 100, title: 'B' } },
    );
    expect([titles(), inAccount()]).toEqual([
      ['C', 'B'],
      ['C', 'B'],
    ]);
    expect(kept()).toMatchObject({ uid: 'aysel', unsent: [] });
    expect(fresh.asked).toBe(1);
  });

  test.each([
    ['old', 3_600_000, 1],
    ['young', 1_000, 0],
  ])('whose list is %s reads it again, or not', async (_, age, reads) => {
    const { fresh } = await opened('aysel', () => keep(listOf('aysel', {}, Date.now() - age)));
    expect(fresh.asked).toBe(reads);
  });

  test('signs out: the list leaves the device, and what could not be sent waits for the same user, unseen', async () => {
    const { fresh, saved, session, titles } = await opened('aysel');
    saved.toggleSaved('/blogs/a', 'A');
    await settled();
    expect(kept().unsent).toEqual([]);
    fresh.answers = 'never';
    saved.toggleSaved('/blogs/b', 'B');
    await settled();
    // Both may have been saved in one millisecond.
    expect([titles().sort(), kept().unsent]).toEqual([['A', 'B'], ['/blogs/b']]);
    session.endSession();
    expect([titles(), kept(), inAccount()]).toEqual([[], null, ['A']]);
    const left = kept(unsentSavedKey('aysel'));
    const other = await opened('orxan', () => keep(left, unsentSavedKey('aysel')));
    expect([other.titles(), inAccount('orxan')]).toEqual([[], []]);
    const again = await opened('aysel', () => keep(left, unsentSavedKey('aysel')));
    expect([again.titles(), inAccount(), kept(unsentSavedKey('aysel'))]).toEqual([['B'], ['B'], null]);
  });

  test('neither sees nor sends the list of somebody else on the device', async () => {
    const { titles } = await opened('aysel', () =>
      keep(listOf('orxan', { '/blogs/a': { at: 1, title: 'A' } })),
    );
    expect([titles(), inAccount()]).toEqual([[], []]);
  });

  test('who has signed out in another tab sends nothing, though this tab has not heard of it yet', async () => {
    const { fresh, saved } = await opened('aysel');
    saved.toggleSaved('/blogs/a', 'A');
    localStorage.removeItem(sessionKey);
    await settled();
    expect([fresh.asked, inAccount(), kept().unsent]).toEqual([1, [], ['/blogs/a']]);
  });

  test('is told of a saved video that is gone, until it is there again', async () => {
    const { saved } = await opened('aysel');
    const address = '/lessons/frontend/videos#v';
    saved.toggleSaved(address, 'V');
    saved.noteVideo(address, false);
    saved.noteVideo('/lessons/frontend/videos#other', false);
    expect(kept().missing).toEqual([address]);
    saved.noteVideo(address, true);
    expect(kept().missing).toEqual([]);
  });
});
