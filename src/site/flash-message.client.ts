// Shows the message that the previous page has left: «Xoş gəlmisiniz!» after signing in.
import { flashMessageKey } from '#domain/shared/storage-keys.ts';
import { inTab } from '#stores/shared/device-storage.ts';
import { showToast } from '#stores/shared/toasts.ts';
import '#components/shared/toasts.client.ts';

/** Shows it once. A message that this page has left meanwhile, for the next page, stays in the storage. */
export function showFlashMessage(text: string): void {
  if (inTab.text(flashMessageKey) === text) inTab.remove(flashMessageKey);
  showToast({ kind: 'good', text });
}
