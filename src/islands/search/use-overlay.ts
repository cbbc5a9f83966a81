import { type RefObject, useEffect } from 'react';
import { moveFocusWithArrows } from '#islands/shared/arrow-keys.ts';
import { $quickSearchOpen, closeQuickSearch } from '#stores/search/quick-search.ts';

/** Opens and closes the dialog with the store, and the store with the dialog: Escape and a click beside the content. */
export function useOverlay(overlay: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = overlay.current;
    if (!dialog) return;
    const over = new AbortController();
    moveFocusWithArrows(dialog, over);
    dialog.addEventListener('close', closeQuickSearch, over);
    const leaveBeside = ({ target, detail }: MouseEvent) => {
      // The second click of the double click that opened it is none.
      if (target === dialog && detail < 2) closeQuickSearch();
    };
    dialog.addEventListener('click', leaveBeside, over);
    // In a search field that is filled the browser's Escape empties it and closes nothing.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      closeQuickSearch();
    };
    dialog.addEventListener('keydown', leave, over);
    const unsubscribe = $quickSearchOpen.subscribe((open) => {
      if (!open) return dialog.close();
      if (!dialog.open) dialog.showModal();
      dialog.querySelector('input')?.focus();
    });
    return () => {
      unsubscribe();
      over.abort();
    };
  }, [overlay]);
}
