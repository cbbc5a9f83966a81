// The overlay of the quick search, from the first time that it is asked for: React comes with it. Its styles are in
// styles/site/later.css: of a module that is fetched later, Astro would put them into every page.
import { mountQuickSearch } from '#islands/search/mount.tsx';
import { openQuickSearch, toggleQuickSearch } from '#stores/search/quick-search.ts';

mountQuickSearch();

export { openQuickSearch, toggleQuickSearch };
