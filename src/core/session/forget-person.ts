import type { User } from '#domain/accounts/user.ts';
import { keysOf } from '#domain/shared/device-keys.ts';
import { unfinishedDeletionKey } from '#domain/shared/page-storage-keys.ts';
import { savedKey } from '#domain/shared/storage-keys.ts';
import { forget, inTab, remove } from '#stores/shared/device-storage.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { endSession } from './session.ts';

/**
 * Removes everything that this device keeps of a person whose account was deleted (USER-6). The session ends first,
 * because that sets aside what the account's list lacked.
 */
export function forgetPerson(uid: string): void {
  endSession();
  remove(savedKey);
  remove(unfinishedDeletionKey);
  keysOf(uid).forEach(forget);
  inTab.forget('');
}

/**
 * Deletes an account with everything that names its user, also on this device (USER-6).
 * @param record `null` when an attempt that broke off has deleted it. @throws AppError
 */
export async function erase(uid: string, record: User | null): Promise<void> {
  const { ownData } = await loadPart(() => import('#registry/own-data.ts'));
  await ownData.erase(uid, record);
  forgetPerson(uid);
}
