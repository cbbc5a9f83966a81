import { atom, computed } from 'nanostores';
import { keep, kept, remove } from '#core/device/device-storage.ts';
import { recentSearchesKey } from '#core/device/page-storage-keys.ts';
import { pageOf, type SearchKind } from '#core/search/index-format.ts';
import { meantBy } from '#core/search/marks.ts';
import type { Rank } from '#core/search/match.ts';
import { recentIn, type SearchTerm, withRecent } from '#core/search/term.ts';
import { joinVideos, loadVideos, searchStore } from './search-store.ts';
import { $videosState } from './videos-state.ts';

const quickHits = 6;

const { $search, search, again } = searchStore(quickHits);

export const retryQuickSearch = (): void => {
  if ($videosState.get() === 'failed') loadVideos();
  if ($search.get().state === 'failed' || !areBodiesSearched()) again();
};

function areBodiesSearched(): boolean {
  const now = $search.get();
  return now.state === 'found' && now.results.bodies === 'searched';
}

export interface QuickHit {
  kind: SearchKind | 'video';
  page: string;
  title: string;
  hashtags: string[];
  rank: Rank;
  near?: string[];
}

export interface QuickResults {
  term: SearchTerm;
  hits: QuickHit[];
  count: number;
  state: 'pending' | 'done' | 'failed';
  suggestion?: string | null | undefined; // SEARCH-5
  keptPages?: number | undefined; // READ-5
}

export const $quickResults = computed([$search, $videosState], (now, videos): QuickResults | null => {
  if (now.state === 'idle') return null;
  const { term } = now;
  if (now.state !== 'found') {
    return { term, hits: [], count: 0, state: now.state === 'failed' ? 'failed' : 'pending' };
  }
  const { results } = now;
  const found = [results.videos, results.posts, results.snippets].map((one) => one?.count ?? 0);
  const hits: QuickHit[] = [
    ...(results.videos?.hits ?? []).map((hit) => ({ ...hit, kind: 'video' as const })),
    ...[...results.posts.hits, ...results.snippets.hits].map((hit) => ({
      ...hit,
      page: pageOf(hit.kind, hit.slug),
    })),
  ];
  const isDone = results.bodies === 'searched' && videos !== 'loading';
  const best = hits.sort((a, b) => a.rank - b.rank).slice(0, quickHits);
  return {
    term,
    hits: best,
    count: found.reduce((sum, count) => sum + count, 0),
    suggestion: isDone ? (meantBy(best) ?? results.suggestion) : null,
    keptPages: results.keptPages,
    state: results.bodies === 'failed' || videos === 'failed' ? 'failed' : isDone ? 'done' : 'pending',
  };
});

export function typeQuickSearch(text: string): void {
  search(text);
  if (text !== '') joinVideos();
}

const read = (): string[] => recentIn(kept(recentSearchesKey));

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
