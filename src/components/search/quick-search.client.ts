// The overlay of the quick search, from the first time that it is asked for: React comes with it.
import '#styles/search/search.css';
import '#styles/search/overlay.css';
import { mountQuickSearch } from '#islands/search/mount.tsx';
import { openQuickSearch, toggleQuickSearch } from '#stores/search/quick-search.ts';

mountQuickSearch();

export { openQuickSearch, toggleQuickSearch };
