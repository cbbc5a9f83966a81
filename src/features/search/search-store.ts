import { atom, type ReadableAtom } from 'nanostores';
import { sessionKey } from '#core/device/storage-keys.ts';
import { type SearchTerm, searchTerm } from '#core/search/term.ts';
import type { Hit, SearchQuery } from './engine.ts';
import { find } from './search-client.ts';
import { $videosState } from './videos-state.ts';
import type { SearchResults } from './worker.ts';

export type Search =
  | { state: 'idle' }
  | { state: 'searching' | 'failed'; term: SearchTerm }
  | { state: 'found'; term: SearchTerm; results: SearchResults };

let isJoined = false;
/** From then on free-videos.ts follows the session itself. */
let isFollowed = false;

/** This loads Firebase. */
export function joinVideos(): void {
  if (isJoined) return;
  isJoined = true;
  addEventListener('storage', ({ key }) => {
    if (!isFollowed && (key === sessionKey || key === null)) loadVideos();
  });
  loadVideos();
}

export async function loadVideos(): Promise<void> {
  if (!hasSession()) return;
  $videosState.set('loading');
  try {
    const { loadFreeVideos } = await import('./free-videos.ts');
    // On its first load the module reads them by itself.
    if (isFollowed) await loadFreeVideos();
    isFollowed = true;
  } catch (error) {
    console.error(error);
    $videosState.set('failed');
  }
}

/** Without device-storage.ts, which a guest's page would load for this line alone. */
function hasSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

export interface SearchStore {
  $search: ReadableAtom<Search>;
  /** '' ends it; older hits stay until the first answer. @param built hits that the page shows already (READ-8). */
  search(text: string, built?: Partial<SearchQuery>): void;
  more(kind: keyof SearchQuery): void;
  again(): void;
}

export function searchStore(step: number): SearchStore {
  const $search = atom<Search>({ state: 'idle' });
  const first = (): SearchQuery => ({ posts: step, snippets: step, videos: step });
  let wanted = first();
  let term = searchTerm('');
  let stop = (): void => {};

  function again(): void {
    stop();
    if (term.text === '') {
      $search.set({ state: 'idle' });
      return;
    }
    if ($search.get().state !== 'found') $search.set({ state: 'searching', term });
    const asked = term;
    stop = find(asked.text, wanted, (results) => {
      if (results === null) $search.set({ state: 'failed', term: asked });
      else if (!isStepBack(results, asked)) $search.set({ state: 'found', term: asked, results });
    });
  }

  /** Hits in bodies are shown already: the list must not shrink until the complete answer comes. */
  function isStepBack({ bodies }: SearchResults, asked: SearchTerm): boolean {
    const now = $search.get();
    const isWhole =
      now.state === 'found' && now.term.text === asked.text && now.results.bodies === 'searched';
    return isWhole && bodies === 'pending';
  }

  $videosState.listen((state) => {
    if (state === 'ready' || state === 'guest') again();
  });

  return {
    $search,
    again,
    search(text, built = {}) {
      term = searchTerm(text);
      wanted = first();
      for (const kind of ['posts', 'snippets'] as const) wanted[kind] = built[kind] || wanted[kind];
      again();
    },
    more(kind) {
      wanted = { ...wanted, [kind]: wanted[kind] + step };
      again();
    },
  };
}

const newestShown = 5;

export const $newest = atom<Hit[] | null>(null);

let isLoaded = false;

/** From the index, which the next search needs anyway. */
export function loadNewest(): void {
  if (isLoaded) return;
  isLoaded = true;
  find('', { posts: newestShown, snippets: 0, videos: 0 }, (results) => {
    isLoaded = results !== null;
    $newest.set(results?.posts.hits ?? []);
  });
}
