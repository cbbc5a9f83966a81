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
/** Whether free-videos.ts has been loaded. From then on it follows the session itself. */
let isFollowed = false;

/** Adds the free videos to the searches when this device has a session; this loads Firebase. */
export function joinVideos(): void {
  if (isJoined) return;
  isJoined = true;
  addEventListener('storage', ({ key }) => {
    if (!isFollowed && (key === sessionKey || key === null)) loadVideos();
  });
  loadVideos();
}

/** Loads the free videos, also again after a failure. */
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

/** Does not use device-storage.ts, which a guest's search page would have to load for this line alone. */
function hasSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

export interface SearchStore {
  $search: ReadableAtom<Search>;
  /**
   * Searches for a text; '' ends the search. The hits found before stay until the first answer.
   * @param built how many hits the page shows already (READ-8): the search finds exactly these, and `more` the others.
   */
  search(text: string, built?: Partial<SearchQuery>): void;
  /** Shows as many more hits of one kind. */
  more(kind: keyof SearchQuery): void;
  /** Repeats the search, after a failure or when the videos have come. */
  again(): void;
}

/** A search field with its results. `step`: how many hits of each kind are shown at first. */
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

  /**
   * Hits in titles only, although hits in bodies are shown already: the complete answer is on its way, and the list
   * must not shrink until it comes.
   */
  function isStepBack({ bodies }: SearchResults, asked: SearchTerm): boolean {
    const now = $search.get();
    const isWhole =
      now.state === 'found' && now.term.text === asked.text && now.results.bodies === 'searched';
    return isWhole && bodies === 'pending';
  }

  $videosState.listen((state) => {
    // The videos have come, or have been removed.
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

/** How many posts are offered where there are no hits. */
const newestShown = 5;

/** The newest posts; `null` until they have been loaded, none after a failure. */
export const $newest = atom<Hit[] | null>(null);

let isLoaded = false;

/** Loads them from the index, which the next search needs anyway. After a failure the next call tries again. */
export function loadNewest(): void {
  if (isLoaded) return;
  isLoaded = true;
  find('', { posts: newestShown, snippets: 0, videos: 0 }, (results) => {
    isLoaded = results !== null;
    $newest.set(results?.posts.hits ?? []);
  });
}
