import { atom, onMount } from 'nanostores';
import { leaveScreen } from '#core/views/toasts.ts';
import { type PanelTab, tabField } from './panel.ts';

const inAddress = (): string | null => new URLSearchParams(location.search).get(tabField);

/** Known at once, because opening another tab first would cost that tab's reads; `tabFrom` decides which tab it is. */
export const $requestedTab = atom<string | null>(inAddress());

/** What was said about the tab before goes with it. */
function show(): void {
  const tab = inAddress();
  if (tab !== $requestedTab.get()) leaveScreen();
  $requestedTab.set(tab);
}

onMount($requestedTab, () => {
  show();
  addEventListener('popstate', show);
  return () => removeEventListener('popstate', show);
});

/** The address names the tab, so that a reload and the browser's «back» find it. */
export function openTab(tab: PanelTab): void {
  const address = new URL(location.href);
  address.searchParams.set(tabField, tab);
  history.pushState(null, '', address);
  show();
  // The tab before was scrolled: this one begins at its title.
  const panel = document.querySelector('.panel');
  if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
}
