// The overlay of the quick search, from the first time that it is asked for: React comes with it.
import '#styles/search.css';
import '#styles/overlay.css';
import { mountQuickSearch } from '#islands/quick-search/mount.tsx';
import { openQuickSearch, toggleQuickSearch } from '#stores/quick-search.ts';

mountQuickSearch();

export { openQuickSearch, toggleQuickSearch };
