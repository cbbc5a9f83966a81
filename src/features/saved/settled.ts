/** By hand and apart from saved.ts: every page of a user asks it. @param uid `null`: nobody's. */
export function isSettled(kept: unknown, uid: string | null): boolean {
  const { uid: owner, unsent } = Object.assign({ uid: null, unsent: [] as unknown }, kept);
  return owner === uid && (uid === null || (Array.isArray(unsent) && unsent.length === 0));
}
