import { atom } from 'nanostores';
import type { Hit } from '#domain/search/engine.ts';
import { find } from './engine.ts';

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
