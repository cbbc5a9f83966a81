// QUICK-1, QUICK-2. The overlay is loaded when it is first needed.

import { searchButtonKey } from '#core/device/storage-keys.ts';
import { enhance, need } from '#core/page/load-parts.ts';
import { scrolledFrom, smallestScroll } from '#core/page/shell.ts';
import type { Movable } from '#core/views/movable.client.ts';
import type * as overlay from './quick-search.client.ts';
import { isShortcut } from './shortcut.ts';

const button = document.querySelector<HTMLElement>('[data-quick-search]');

const withOverlay = (use: (part: typeof overlay) => unknown) =>
  need(() => import('./quick-search.client.ts'), use);

/** Another dialog, or an editor in which it makes text bold. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal:not(#quick-search)')) return true;
  if (target instanceof HTMLTextAreaElement) return target.selectionStart !== target.selectionEnd;
  return target instanceof HTMLElement && target.isContentEditable && getSelection()?.isCollapsed === false;
}

addEventListener('keydown', (event) => {
  if (!isShortcut(event) || isTaken(event.target)) return;
  event.preventDefault();
  if (!event.repeat) withOverlay(({ toggleQuickSearch }) => toggleQuickSearch());
});

if (button) {
  // The button is below the overlay: even a double click means open.
  button.addEventListener('click', () => withOverlay(({ openQuickSearch }) => openQuickSearch()));
  let last = scrollY;
  const showScrolled = () => {
    button.classList.toggle('scrolled', scrollY >= scrolledFrom);
    if (Math.abs(scrollY - last) < smallestScroll) return;
    // Out of the way of who reads on.
    button.classList.toggle('away', scrollY > last && scrollY >= scrolledFrom);
    last = scrollY;
  };
  addEventListener('scroll', showScrolled, { passive: true });
  showScrolled();

  let moving: Movable | undefined;
  const move = (use: (movable: Movable) => void = () => {}) =>
    enhance(
      () => import('#core/views/movable.client.ts'),
      ({ movable }) => {
        moving ??= movable(button, { storageKey: searchButtonKey });
        use(moving);
      },
    );
  for (const event of ['pointerover', 'focus']) button.addEventListener(event, () => moving || move());
  button.addEventListener('pointerdown', (event) => move(({ startDrag }) => startDrag(event)));
  try {
    if (localStorage.getItem(searchButtonKey)) move();
  } catch {
    // Storage is blocked.
  }
}

// SHELL-3.
for (const form of document.querySelectorAll<HTMLFormElement>('[data-search]')) {
  const field = form.querySelector('input');
  const button = form.querySelector('button');
  const settle = () => {
    if (field && button) button.disabled = field.value.trim() === '';
  };
  form.addEventListener('input', settle);
  // A restored page has its text in the field again.
  addEventListener('pageshow', settle);
  settle();
}
