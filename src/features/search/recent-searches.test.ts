// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { recentSearchesKey } from '#core/device/page-storage-keys.ts';
import { recentIn, withRecent } from '#core/search/term.ts';
import { settled } from '#support/fake-service.ts';
import { openPage } from '#support/open-page.ts';

async function opened(user: string | null = null) {
  await openPage(user);
  return import('./quick-search.ts');
}

describe('[QUICK-3] recent searches', () => {
  test('the latest stands first, each once, and only six are kept', () => {
    const list = ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g'].reduce<string[]>(withRecent, []);
    expect(list).toEqual(['g', 'f', 'e', 'd', 'c', 'a']);
  });

  test('whatever the device has kept, it is a list of texts', () => {
    fc.assert(fc.property(fc.anything(), (data) => recentIn(data).every((one) => typeof one === 'string')));
    expect(recentIn(['css', 1, null, 'git'])).toEqual(['css', 'git']);
    expect(recentIn({ a: 1 })).toEqual([]);
  });

  test('are kept on the device and can be cleared', async () => {
    const { $recentSearches, rememberSearch, clearRecentSearches } = await opened();
    rememberSearch('css');
    rememberSearch('git');
    expect($recentSearches.get()).toEqual(['git', 'css']);
    expect(localStorage.getItem(recentSearchesKey)).toBe('["git","css"]');
    clearRecentSearches();
    expect($recentSearches.get()).toEqual([]);
    expect(localStorage.getItem(recentSearchesKey)).toBeNull();
  });

  test('of another tab are not overwritten, and what it removes is not shown any more', async () => {
    const { $recentSearches, rememberSearch } = await opened();
    rememberSearch('css');
    localStorage.setItem(recentSearchesKey, '["flexbox","css"]');
    rememberSearch('git');
    expect($recentSearches.get()).toEqual(['git', 'flexbox', 'css']);
    localStorage.removeItem(recentSearchesKey);
    dispatchEvent(new StorageEvent('storage', { key: recentSearchesKey }));
    expect($recentSearches.get()).toEqual([]);
  });

  test('are removed when the user signs out', async () => {
    const { rememberSearch } = await opened('aysel');
    const session = await import('#core/session/session.ts');
    session.watchSession();
    await settled();
    rememberSearch('css');
    await session.signOut();
    expect(localStorage.getItem(recentSearchesKey)).toBeNull();
  });

  test('without a storage there are none beyond this page, and nothing fails', async () => {
    const { $recentSearches, rememberSearch } = await opened();
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    rememberSearch('css');
    expect($recentSearches.get()).toEqual(['css']);
  });
});
