// Side menu, side panel and quick links, from the first time that one of them is opened. The browser opens and closes
// them by itself (command, popovertarget, closedby); this adds what it leaves open, and does it all where it is older.

import { movable } from '#components/shared/movable.client.ts';
import { quickLinksKey } from '#domain/shared/storage-keys.ts';
import { keepFocusInside } from './focus-trap.client.ts';

const quickLinks = document.querySelector<HTMLElement>('#quick-links');
const grip = quickLinks?.querySelector<HTMLElement>('[data-grip]');
const moving = quickLinks && movable(quickLinks, { storageKey: quickLinksKey, keys: grip ?? null });
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;

let opener: HTMLElement | null = null;

export function openOverlayOf(button: HTMLElement): void {
  if (button.hasAttribute('popovertarget')) followQuickLinks(button);
  else if (!knowsCommands) command(button);
}

function command(button: HTMLElement): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

function followQuickLinks(button: HTMLElement): void {
  if (!quickLinks?.matches(':popover-open')) {
    opener?.focus();
    return;
  }
  moving?.restore();
  const menu = button.closest('dialog');
  opener = menu ? null : button;
  if (!menu) return;
  // Opened from the side menu, which would keep it out of reach.
  menu.close();
  grip?.focus();
}

quickLinks?.addEventListener('pointerdown', (event) => moving?.startDrag(event));
// One Escape closes one layer: not this one when a dialog lies over it, or when another has closed on it already.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return;
  if (!quickLinks?.matches(':popover-open')) return;
  event.preventDefault();
  quickLinks.hidePopover();
  opener?.focus();
});
// A chosen link closes them: the page may come back as it was left.
quickLinks?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) quickLinks.hidePopover();
});

for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.drawer')) {
  keepFocusInside(dialog);
  dialog.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const { left, right } = dialog.getBoundingClientRect();
    const onBackdrop = event.target === dialog && (event.clientX < left || event.clientX > right);
    // A chosen link closes it: it may lead to this very page, or the page may come back as it was left.
    if (event.target.closest('a') || (onBackdrop && !knowsClosedBy && event.detail < 2)) dialog.close();
  });
}
