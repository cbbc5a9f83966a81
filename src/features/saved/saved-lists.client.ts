// READ-4: without React, and with Firebase for users only.

import { reportFailedPart } from '#core/page/load-parts.ts';
import { timeElement } from '#core/time/dates.ts';
import { element } from '#core/views/element.ts';
import { icon } from '#core/views/icons.ts';
import { $saved } from './device-list.ts';
import { $missing, openList } from './list.ts';
import { saveButton } from './save-button-texts.ts';
import { markButtons } from './save-press.ts';
import { isSaved, kindOfSaved, linkOfSaved, type SavedItem, type SavedKind, savedItems } from './saved.ts';
import { savedPage as texts } from './texts.ts';
import './save-button.client.ts';

const root = document.querySelector<HTMLElement>('[data-saved-lists]');

const shown = new Map<string, { item: SavedItem; row: HTMLElement }>();
/** It stays where it is until the visit ends, so that the same button brings it back. */
const pressed = new Set<string>();

function rowOf({ address, title, at }: SavedItem, kind: SavedKind): HTMLElement {
  const link = element('a', { href: linkOfSaved(address) }, title);
  const words = element(
    'span',
    { className: 'save-words' },
    element('span', {}, saveButton.save),
    element('span', {}, saveButton.saved),
  );
  const button = element(
    'button',
    { type: 'button', className: 'save' },
    icon('save'),
    words,
    element('span', { className: 'vh' }, `: ${title}`),
  );
  Object.assign(button.dataset, { save: address, title });
  const note = element('p', { className: 'saved-missing small', hidden: true }, texts.missing[kind]);
  const date = element('time', { className: 'date', ...timeElement(new Date(at)) });
  return element('li', {}, element('h3', {}, link), date, note, button);
}

function markMissing(row: HTMLElement, address: string): void {
  const isMissing = $missing.get().has(address);
  row.toggleAttribute('data-missing', isMissing);
  row.querySelector('.saved-missing')?.toggleAttribute('hidden', !isMissing);
  const link = row.querySelector('a');
  if (isMissing) link?.removeAttribute('href');
  else if (link) link.href = linkOfSaved(address);
}

function render(): void {
  if (!root) return;
  const items = savedItems($saved.get());
  for (const item of items) {
    const kind = kindOfSaved(item.address);
    const known = shown.get(item.address);
    if (kind && known?.item.title !== item.title) {
      const row = rowOf(item, kind);
      known?.row.replaceWith(row);
      shown.set(item.address, { item: known ? { ...item, at: known.item.at } : item, row });
    }
  }
  const entries = $saved.get();
  for (const address of [...shown.keys()]) {
    // Without any entry the list is another visitor's.
    const stays = isSaved(entries, address) || (pressed.has(address) && address in entries);
    if (!stays) shown.delete(address);
  }
  const all = [...shown.values()].sort((a, b) => b.item.at - a.item.at);
  for (const section of root.querySelectorAll<HTMLElement>('[data-saved-kind]')) {
    const own = all.filter(({ item }) => kindOfSaved(item.address) === section.dataset.savedKind);
    const list = section.querySelector('[data-saved-items]');
    const rows = own.map(({ row }) => row);
    for (const row of [...(list?.children ?? [])]) if (!rows.some((one) => one === row)) row.remove();
    for (const [index, row] of rows.entries()) {
      // Moving an element would remove its focus.
      if (list?.children[index] !== row) list?.insertBefore(row, list.children[index] ?? null);
    }
    section.hidden = own.length === 0;
    const count = items.filter(({ address }) => kindOfSaved(address) === section.dataset.savedKind).length;
    const counter = section.querySelector('[data-saved-count]');
    if (counter) counter.textContent = texts.count(count);
  }
  for (const [address, { row }] of shown) markMissing(row, address);
  root.querySelector('[data-saved-empty]')?.toggleAttribute('hidden', all.length > 0);
  markButtons();
}

if (root) {
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-save]') : null;
      if (button?.dataset.save) pressed.add(button.dataset.save);
    },
    { capture: true },
  );
  openList(reportFailedPart);
  $saved.subscribe(render);
  $missing.listen(render);
}
