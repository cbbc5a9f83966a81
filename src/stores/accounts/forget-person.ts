import { draftsOf, recordKey, uploadedPicturesKey } from '#domain/shared/page-storage-keys.ts';
import { savedKey, unsentSavedKey } from '#domain/shared/storage-keys.ts';
import { forget, inTab, remove } from '#stores/shared/device-storage.ts';
import { endSession } from './session.ts';

/**
 * Removes everything that this device keeps of a person whose account was deleted (USER-6). The session ends first,
 * because that sets aside what the account's list lacked.
 */
export function forgetPerson(uid: string): void {
  endSession();
  for (const collection of ['progress', 'notes', 'exercises']) forget(recordKey(collection, uid));
  remove(savedKey);
  remove(unsentSavedKey(uid));
  forget(draftsOf(uid));
  remove(uploadedPicturesKey(uid));
  inTab.forget('');
}
