import { endOfGrant } from '#domain/school/grants.ts';
import { $profile, changeProfile } from '#stores/accounts/profile.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/**
 * Why the server has refused a group's videos: reads the record anew, because the grant may be over by the server's
 * clock, or staff have changed it (SCHOOL-2).
 * @returns the grant's end, `end: null` when there is no grant any more, `null` when the record gives no reason.
 * @throws AppError
 */
export async function readGrant(group: string): Promise<{ end: Date | null } | null> {
  const before = $profile.get();
  if (before.state !== 'ready') return null;
  const { people } = await loadPart(() => import('#gateways/people.ts'));
  const record = await people.own(before.account.uid);
  const now = $profile.get();
  if (!record || now.state !== 'ready' || now.account.uid !== before.account.uid) return null;
  changeProfile(record.id, { record });
  const end = endOfGrant(record, group);
  if (!record.lessons.includes(group)) return { end: null };
  return end && { end };
}
