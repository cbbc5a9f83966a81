/**
 * Whether the list on the device (domain/saved/saved.ts) is this user's, or for `null` no user's, and the account has all
 * of it. In a file of its own, because every page of a user asks only this.
 */
export function isSettled(kept: unknown, uid: string | null): boolean {
  const { uid: owner, unsent } = { uid: null, unsent: [], ...(typeof kept === 'object' ? kept : null) };
  return owner === uid && (uid === null || (Array.isArray(unsent) && unsent.length === 0));
}
