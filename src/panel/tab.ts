import { atom, onMount } from 'nanostores';
import * as v from 'valibot';
import { leaveScreen } from '#core/views/toasts.ts';
import { FormEntry, partEntries } from './panel.ts';
import { type PanelTab, tabField } from './tabs.ts';

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

/** How often the open tab was pressed again: it leads back to its list (PANEL-19). */
export const $again = atom(0);

/** The address names the tab, so that a reload and the browser's «back» find it. @param isOpen it is the open one. */
export function openTab(tab: PanelTab, isOpen = false): void {
  const address = new URL(location.href);
  address.searchParams.set(tabField, tab);
  // Its form is an entry of the history.
  if (isOpen && v.is(FormEntry, history.state)) history.back();
  else if (isOpen) $again.set($again.get() + 1);
  else history.pushState(null, '', address);
  show();
  // The tab before was scrolled: this one begins at its title.
  const panel = document.querySelector('.panel');
  if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
}

/** Opens a tab of which a part is shown: Back leads to the tab before. */
export function openPartOf(tab: PanelTab): void {
  openTab(tab);
  history.replaceState(partEntries.withTab, '');
}
