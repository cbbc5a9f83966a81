import { atom } from 'nanostores';
import { type PanelTab, tabField } from '#domain/panel.ts';

/** What the address asks for; which tab that is says `tabFrom`. */
export const $askedTab = atom<string | null>(null);

const read = (): void => $askedTab.set(new URLSearchParams(location.search).get(tabField));

let started = false;

export function followTab(): void {
  if (started) return;
  started = true;
  read();
  addEventListener('popstate', read);
}

/** Opens a tab and names it in the address, so that a reload and the browser's «back» find it. */
export function openTab(tab: PanelTab): void {
  const address = new URL(location.href);
  address.searchParams.set(tabField, tab);
  history.pushState(null, '', address);
  read();
}
