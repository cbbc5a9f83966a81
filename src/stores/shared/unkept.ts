import { onDevice } from './device-storage.ts';
import { loadPart } from './load-part.ts';
import { showToast } from './toasts.ts';

/**
 * To be called when the account could not be told: what the device keeps under this key is sent later. If it can't keep
 * that either, the user has to know.
 */
export function sayIfUnkept(key: string): void {
  if (!onDevice.hasUnkept(key)) return;
  loadPart(() => import('#messages/shared/common.ts')).then(
    ({ unkept }) => showToast({ kind: 'bad', text: unkept }),
    console.error,
  );
}
