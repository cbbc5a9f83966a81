import { atom } from 'nanostores';
import { routes } from '#domain/routes.ts';

/** Whether the overlay is open (QUICK-2). */
export const $quickSearchOpen = atom(false);

/** What stands in its field. */
export const $quickSearchText = atom('');

export const toggleQuickSearch = (): void => $quickSearchOpen.set(!$quickSearchOpen.get());

export const closeQuickSearch = (): void => $quickSearchOpen.set(false);

export const typeQuickSearch = (text: string): void => $quickSearchText.set(text);

/** Closes, clears and goes to the results (QUICK-4). */
export function submitQuickSearch(): void {
  const text = $quickSearchText.get().trim();
  if (text === '') return;
  closeQuickSearch();
  typeQuickSearch('');
  location.assign(routes.search(text));
}
