/**
 * Whether the list on the device is this user's, or for `null` no user's, and the account has all of it. By hand and apart
 * from saved.ts: every page of a user asks it.
 */
export function isSettled(kept: unknown, uid: string | null): boolean {
  const { uid: owner, unsent } = Object.assign({ uid: null, unsent: [] as unknown }, kept);
  return owner === uid && (uid === null || (Array.isArray(unsent) && unsent.length === 0));
}
