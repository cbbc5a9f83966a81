// What the buttons that save a post or a snippet do (READ-4); loaded by save-button.client.ts. Firebase is loaded for users
// only.

import { enhance } from '#core/page/load-parts.ts';
import { $saved } from './device-list.ts';
import { isSaved } from './saved.ts';
import { toastOf, toggleSaved, watchSaved } from './store.ts';

/** Shows on all buttons whether their pages are saved. */
export function markButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-save]')) {
    button.toggleAttribute('data-saved', isSaved($saved.get(), button.dataset.save ?? ''));
  }
}

watchSaved();
$saved.subscribe(markButtons);

/** Saves the page of a button, or removes it from the list. */
export function pressSave(button: HTMLElement): void {
  if (!button.dataset.save) return;
  const title = button.dataset.title ?? button.closest('article')?.querySelector('h1')?.textContent ?? '';
  const toast = toastOf(toggleSaved(button.dataset.save, title));
  enhance(
    () => import('#core/views/toasts.client.ts'),
    ({ showToast }) => showToast(toast),
  );
}
