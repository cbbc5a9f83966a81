// The search in the reader's groups (SEARCH-1). A file of its own, because otherwise the names of all that it loads would be in
// the script of every guest.
import { enhance } from '#components/shared/load-parts.ts';
import type { SearchTerm } from '#domain/search/term.ts';

/** @param fail what is shown when the search can't be loaded. */
export const searchOwnVideos = (term: SearchTerm, fail: () => void): Promise<void> =>
  enhance(
    () => import('#stores/search/own-videos.ts'),
    (store) => store.searchOwnVideos(term),
    fail,
  );
