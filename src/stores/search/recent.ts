import { atom } from 'nanostores';
import { recentIn, withRecent } from '#domain/search/recent.ts';
import { recentSearchesKey } from '#domain/shared/page-storage-keys.ts';
import { keep, kept, remove } from '#stores/shared/device-storage.ts';

const read = (): string[] => recentIn(kept(recentSearchesKey));

/** What was searched for last on this device, the latest first. */
export const $recentSearches = atom(read());

// A sign-out in another tab removes the list.
addEventListener('storage', ({ key }) => {
  if (key === recentSearchesKey || key === null) $recentSearches.set(read());
});

export function rememberSearch(text: string): void {
  const list = withRecent(read(), text);
  keep(recentSearchesKey, list);
  $recentSearches.set(list);
}

export function clearRecentSearches(): void {
  remove(recentSearchesKey);
  $recentSearches.set([]);
}
