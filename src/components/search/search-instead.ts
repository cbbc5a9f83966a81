// What the search page shows in place of hits; loaded when there are none.

import { searchTerm } from '#domain/search/term.ts';
import { routes } from '#domain/shared/routes.ts';
import { languageOfWord } from '#domain/shared/word-language.ts';
import { $newest, loadNewest } from '#stores/search/search-store.ts';
import { hitItem, showHits } from './search-hits.ts';

/**
 * @param suggestion what could have been meant.
 * @param whenFilled is called once nothing more comes, so that what stands below does not move.
 */
export function fillInstead(root: HTMLElement, suggestion: string | null, whenFilled: () => void): void {
  const none = searchTerm('');
  const tags = Number(root.dataset.hashtags);
  const link = root.querySelector<HTMLAnchorElement>('[data-suggestion]');
  if (link && suggestion !== null) {
    link.href = routes.search(suggestion);
    link.textContent = suggestion;
    link.lang = languageOfWord(suggestion) ?? 'az';
  }
  link?.parentElement?.toggleAttribute('hidden', suggestion === null);
  const newest = root.querySelector('[data-newest]');
  const list = newest?.querySelector<HTMLElement>('.hits');
  $newest.subscribe((posts) => {
    if (posts === null) return;
    if (list)
      showHits(
        list,
        posts,
        ({ slug }) => slug,
        (post) => hitItem(post, none, tags),
      );
    newest?.toggleAttribute('hidden', posts.length === 0);
    whenFilled();
  });
  loadNewest();
}
