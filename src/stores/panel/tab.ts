import { atom, onMount } from 'nanostores';
import { type PanelTab, tabField } from '#domain/panel/panel.ts';

const inAddress = (): string | null => new URLSearchParams(location.search).get(tabField);

/**
 * The tab that the address names, known at once: opening another tab first would cost that tab's reads. `tabFrom`
 * decides which tab it is.
 */
export const $requestedTab = atom<string | null>(inAddress());

onMount($requestedTab, () => {
  const read = () => $requestedTab.set(inAddress());
  read();
  addEventListener('popstate', read);
  return () => removeEventListener('popstate', read);
});

/** Opens a tab and names it in the address, so that a reload and the browser's «back» find it. */
export function openTab(tab: PanelTab): void {
  const address = new URL(location.href);
  address.searchParams.set(tabField, tab);
  history.pushState(null, '', address);
  $requestedTab.set(inAddress());
}
