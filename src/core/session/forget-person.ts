import { keysOf } from '#core/device/device-keys.ts';
import { forget, inTab, remove } from '#core/device/device-storage.ts';
import { unfinishedDeletionKey } from '#core/device/page-storage-keys.ts';
import { savedKey } from '#core/device/storage-keys.ts';
import { loadPart } from '#core/page/load-part.ts';
import { endSession } from './session.ts';
import type { User } from './user.ts';

/** USER-6. The session ends first: that sets aside what the account's list lacked. */
export function forgetPerson(uid: string): void {
  endSession();
  remove(savedKey);
  remove(unfinishedDeletionKey);
  keysOf(uid).forEach(forget);
  inTab.forget('');
}

/** USER-6. `record` is `null` when an attempt that broke off has deleted it. @throws AppError */
export async function erase(uid: string, record: User | null): Promise<void> {
  const { ownData } = await loadPart(() => import('#registry/own-data.ts'));
  await ownData.erase(uid, record);
  forgetPerson(uid);
}
