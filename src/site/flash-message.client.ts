import { inTab } from '#core/device/device-storage.ts';
import { flashMessageKey } from '#core/device/storage-keys.ts';
import { showToast } from '#core/views/toasts.ts';
import '#core/views/toasts.client.ts';

/** A message that this page has left meanwhile, for the next page, stays in the storage. */
export function showFlashMessage(text: string): void {
  if (inTab.text(flashMessageKey) === text) inTab.remove(flashMessageKey);
  showToast({ kind: 'good', text });
}
