import { useId, useRef } from 'react';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { search } from '#messages/search/search-form.ts';
import { closeQuickSearch } from '#stores/search/quick-search.ts';
import { SearchForm } from './SearchForm.tsx';
import { useOverlay } from './use-overlay.ts';

const Content = guarded(SearchForm);

/**
 * QUICK-2, QUICK-3, QUICK-6. A modal dialog: the browser closes it on Escape and gives the focus back to where it was.
 * It stays in the page, so that its second opening is only a call.
 */
export function QuickSearch() {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useOverlay(dialog);

  return (
    <dialog className="overlay" id="quick-search" ref={dialog} aria-labelledby={titleId}>
      <div>
        <div className="row between">
          <h2 id={titleId}>
            {search.title} <kbd>Ctrl</kbd> <kbd>B</kbd>
          </h2>
          <button className="icon-button" type="button" aria-label={search.close} onClick={closeQuickSearch}>
            <Icon name="close" />
          </button>
        </div>
        <Content />
      </div>
    </dialog>
  );
}
