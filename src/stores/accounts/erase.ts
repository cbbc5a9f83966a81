import type { User } from '#domain/accounts/user.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { forgetPerson } from './forget-person.ts';

/**
 * Deletes an account with everything that names its user, also on this device (USER-6).
 * @param record `null` when an attempt that broke off has deleted it. @throws AppError
 */
export async function erase(uid: string, record: User | null): Promise<void> {
  const { ownData } = await loadPart(() => import('#gateways/own-data.ts'));
  await ownData.erase(uid, record);
  forgetPerson(uid);
}
