import { atom, type ReadableAtom } from 'nanostores';
import type { SearchQuery } from '#domain/search/engine.ts';
import { type SearchTerm, searchTerm } from '#domain/search/term.ts';
import { sessionKey } from '#domain/shared/storage-keys.ts';
import { find } from './engine.ts';
import { $videosState } from './videos-state.ts';
import type { SearchResults } from './worker-messages.ts';

export type Search =
  | { state: 'idle' }
  | { state: 'searching' | 'failed'; term: SearchTerm }
  | { state: 'found'; term: SearchTerm; results: SearchResults };

let isJoined = false;
/** Whether free-videos.ts has come, which follows the session from then on. */
let isFollowed = false;

/** The free videos join the searches of whoever has a session on this device, and Firebase comes with them. */
export function joinVideos(): void {
  if (isJoined) return;
  isJoined = true;
  addEventListener('storage', ({ key }) => {
    if (!isFollowed && (key === sessionKey || key === null)) loadVideos();
  });
  loadVideos();
}

/** Also after a failure. */
export async function loadVideos(): Promise<void> {
  if (!hasSession()) return;
  $videosState.set('loading');
  try {
    const { loadFreeVideos } = await import('./free-videos.ts');
    // The module reads them by itself at first.
    if (isFollowed) await loadFreeVideos();
    isFollowed = true;
  } catch (error) {
    console.error(error);
    $videosState.set('failed');
  }
}

/** By itself and not by device-storage.ts, which a guest's search page would have to fetch for this line. */
function hasSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

export interface SearchStore {
  $search: ReadableAtom<Search>;
  /** Looks for a text; '' ends the search. What was found before stays until the first answer. */
  search(text: string): void;
  /** As many hits again of one kind. */
  more(kind: keyof SearchQuery): void;
  /** The same once more: after a failure, or when there are videos now. */
  again(): void;
}

/** One field with its results. `step`: how many hits of each kind are wanted at first. */
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

  /** Headings alone, where all was found already: more of the same is on its way, and nothing shrinks meanwhile. */
  function isStepBack({ bodies }: SearchResults, asked: SearchTerm): boolean {
    const now = $search.get();
    const isWhole =
      now.state === 'found' && now.term.text === asked.text && now.results.bodies === 'searched';
    return isWhole && bodies === 'pending';
  }

  $videosState.listen((state) => {
    // There are videos now, or none any more.
    if (state === 'ready' || state === 'guest') again();
  });

  return {
    $search,
    again,
    search(text) {
      term = searchTerm(text);
      wanted = first();
      again();
    },
    more(kind) {
      wanted = { ...wanted, [kind]: wanted[kind] + step };
      again();
    },
  };
}
