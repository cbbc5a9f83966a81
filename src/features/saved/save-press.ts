// Loaded by save-button.client.ts; Firebase comes for users only (READ-4).

import { enhance } from '#core/page/load-parts.ts';
import { $saved } from './device-list.ts';
import { isSaved } from './saved.ts';
import { toastOf, toggleSaved, watchSaved } from './store.ts';

export function markButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-save]')) {
    button.toggleAttribute('data-saved', isSaved($saved.get(), button.dataset.save ?? ''));
  }
}

watchSaved();
$saved.subscribe(markButtons);

export function pressSave(button: HTMLElement): void {
  if (!button.dataset.save) return;
  const title = button.dataset.title ?? button.closest('article')?.querySelector('h1')?.textContent ?? '';
  const toast = toastOf(toggleSaved(button.dataset.save, title));
  enhance(
    () => import('#core/views/toasts.client.ts'),
    ({ showToast }) => showToast(toast),
  );
}
