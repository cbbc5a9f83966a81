// The browser opens and closes them by itself (command, popovertarget, closedby); this does it in older browsers.

import { quickLinksKey } from '#core/device/storage-keys.ts';
import { movable } from '#core/views/movable.client.ts';

const quickLinks = document.querySelector<HTMLElement>('#quick-links');
const grip = quickLinks?.querySelector<HTMLElement>('[data-grip]');
const moving = quickLinks && movable(quickLinks, { storageKey: quickLinksKey, keys: grip ?? null });
/** Where no popovers are known, an attribute says it (styles/reset.css). */
const knowsPopovers = 'popover' in HTMLElement.prototype;
const areLinksOpen = () =>
  Boolean(knowsPopovers ? quickLinks?.matches(':popover-open') : quickLinks?.hasAttribute('data-open'));
const closeLinks = () =>
  knowsPopovers ? quickLinks?.hidePopover() : quickLinks?.removeAttribute('data-open');

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
  if (!knowsPopovers)
    quickLinks?.toggleAttribute(
      'data-open',
      !areLinksOpen() && button.getAttribute('popovertargetaction') !== 'hide',
    );
  if (!areLinksOpen()) {
    opener?.focus();
    return;
  }
  moving?.restore();
  const menu = button.closest('dialog');
  opener = menu ? null : button;
  if (!menu) return;
  // The side menu is modal and would make the quick links unreachable.
  menu.close();
  grip?.focus();
}

quickLinks?.addEventListener('pointerdown', (event) => moving?.startDrag(event));
quickLinks?.addEventListener('dragstart', (event) => event.preventDefault());
// One Escape closes one layer: not if a dialog is above them, or another layer has just closed.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return;
  if (!areLinksOpen()) return;
  event.preventDefault();
  closeLinks();
  opener?.focus();
});
quickLinks?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) closeLinks();
});

for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.drawer')) {
  keepFocusInside(dialog);
  dialog.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const { left, right } = dialog.getBoundingClientRect();
    const onBackdrop = event.target === dialog && (event.clientX < left || event.clientX > right);
    // The link may lead to this page, or the back/forward cache restores it as it was.
    if (event.target.closest('a') || (onBackdrop && !knowsClosedBy && event.detail < 2)) dialog.close();
  });
}

/** In a modal dialog the browser still lets Tab reach its own controls. */
function keepFocusInside(dialog: HTMLElement): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button:enabled, input, summary')].filter(
      (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
    );
    const [first, last] = [stops.at(0), stops.at(-1)];
    const leaving = document.activeElement === (event.shiftKey ? first : last);
    if (!leaving) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  });
}
