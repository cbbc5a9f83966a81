// The floating search button and Ctrl+B (QUICK-1, QUICK-2). The overlay comes when it is first asked for.
import { scrolledFrom } from '#domain/shell.ts';
import { searchButtonKey } from '#domain/storage-keys.ts';
import type { Movable } from './movable.client.ts';

const button = document.querySelector<HTMLElement>('[data-quick-search]');

async function toggle(): Promise<void> {
  try {
    (await import('./quick-search.client.ts')).toggleQuickSearch();
  } catch (error) {
    (await import('./failed-part.client.ts')).sayFailed(error, toggle);
  }
}

/** Ctrl+B belongs to another dialog, or to an editor that makes the selected words bold with it. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal:not(#quick-search)')) return true;
  if (target instanceof HTMLTextAreaElement) return target.selectionStart !== target.selectionEnd;
  return target instanceof HTMLElement && target.isContentEditable && getSelection()?.isCollapsed === false;
}

addEventListener('keydown', (event) => {
  const { ctrlKey, shiftKey, altKey, metaKey, code, target } = event;
  if (!ctrlKey || shiftKey || altKey || metaKey || code !== 'KeyB' || isTaken(target)) return;
  event.preventDefault();
  if (!event.repeat) toggle();
});

if (button) {
  button.addEventListener('click', toggle);
  const look = () => button.classList.toggle('scrolled', scrollY >= scrolledFrom);
  addEventListener('scroll', look, { passive: true });
  look();

  let moving: Promise<Movable> | undefined;
  const movable = () => {
    moving ??= import('./movable.client.ts').then((module) =>
      module.movable(button, { storageKey: searchButtonKey }),
    );
    return moving;
  };
  for (const event of ['pointerover', 'focus']) button.addEventListener(event, movable);
  button.addEventListener('pointerdown', async (event) => (await movable()).follow(event));
  try {
    if (localStorage.getItem(searchButtonKey)) movable();
  } catch {
    // Storage is closed to this page: then nothing was kept either.
  }
}
