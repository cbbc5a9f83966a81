// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { codeDraftKey } from '#core/device/page-storage-keys.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import { discardUnsaved } from '#core/device/unsaved.ts';
import { playgroundStore } from './playground-store.ts';

const address = '/code/js/x';
const kept = () => localStorage.getItem(codeDraftKey('', address));

beforeEach(() => {
  vi.useFakeTimers();
});

describe('[CODE-5] edits of a snippet', () => {
  test('are kept at once, come back, and go with the first code', () => {
    const store = playgroundStore('a', address);
    expect(kept()).toBeNull();
    store.edit('ab');
    expect(kept()).toBe('ab');
    const next = playgroundStore('a', address);
    expect([next.$code.get(), next.$edited.get()]).toEqual(['ab', true]);
    next.reset();
    expect([next.$code.get(), kept()]).toEqual(['a', null]);
    next.edit('abc');
    next.edit('a');
    expect(kept()).toBeNull();
  });

  test('of one address are not those of another, and without an address nothing is kept', () => {
    playgroundStore('a', address).edit('ab');
    expect(playgroundStore('a', '/code/js/y').$code.get()).toBe('a');
    playgroundStore('a').edit('ab');
    expect(localStorage.length).toBe(1);
  });
});

describe('[CODE-5] [USER-4] another person on the same device', () => {
  const become = (uid: string | null) => {
    if (uid === null) localStorage.removeItem(sessionKey);
    else localStorage.setItem(sessionKey, JSON.stringify({ uid }));
    dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
  };
  const shown = () => playgroundStore('a', address).$code.get();

  test('does not get what a user has typed, on an open page neither', () => {
    become('aysel');
    const open = playgroundStore('a', address);
    open.edit('aysel');
    become(null);
    expect([open.$code.get(), shown()]).toEqual(['a', 'a']);
    open.edit('qonaq');
    become('orxan');
    open.edit('orxan');
    become('aysel');
    expect([open.$code.get(), shown()]).toEqual(['aysel', 'aysel']);
  });

  test('goes on with what they have typed as a guest in the same tab, and with nobody else’s', () => {
    playgroundStore('a', address).edit('qonaq');
    become('aysel');
    expect(shown()).toBe('qonaq');
    become(null);
    expect([shown(), kept()]).toEqual(['a', null]);
    localStorage.setItem(codeDraftKey('', address), 'başqası');
    become('orxan');
    expect(shown()).toBe('a');
  });

  test('is not given the code of a tab in which the user goes on typing while signing out', () => {
    become('aysel');
    const open = playgroundStore('a', address);
    const drop = discardUnsaved('aysel');
    open.edit('gec');
    become(null);
    drop.forget();
    expect(JSON.stringify({ ...localStorage })).not.toContain('gec');
  });
});

describe('[LEARN-7] the checks of an exercise', () => {
  const results = [{ passed: true, expected: '', got: '', error: '' }];

  test('run when they are asked for, not with the next edit, which takes the verdict back', () => {
    const store = playgroundStore('a');
    store.check();
    expect(store.isChecking()).toBe(true);
    store.begin();
    store.hear({ kind: 'checked', results });
    expect(store.$checked.get()).toEqual(results);
    store.edit('ab');
    expect(store.$checked.get()).toBeNull();
    vi.runAllTimers();
    expect([store.$run.get(), store.isChecking()]).toEqual([2, false]);
  });

  test('of an earlier run are forgotten when the next one begins', () => {
    const store = playgroundStore('a');
    store.check();
    store.hear({ kind: 'checked', results });
    store.run();
    store.begin();
    expect(store.$checked.get()).toBeNull();
  });
});
