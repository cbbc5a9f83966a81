// What can be said of the list on the device without reading it whole (domain/saved/saved.ts): all that a page of a user
// needs until something is saved.

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The addresses that are saved, as this visitor sees them: a list that belongs to somebody else counts as empty. */
export function savedIn(kept: unknown, uid: string | null): string[] {
  if (!isRecord(kept) || !isRecord(kept.entries) || (kept.uid !== null && kept.uid !== uid)) return [];
  return Object.entries(kept.entries).flatMap(([address, entry]) =>
    isRecord(entry) && typeof entry.title === 'string' && entry.title !== '' ? address : [],
  );
}

/** Whether the list is this user's and was compared with the account in this time (ms). */
export const isFresh = (kept: unknown, uid: string, now: number, most: number): boolean =>
  isRecord(kept) && kept.uid === uid && typeof kept.readAt === 'number' && now - kept.readAt <= most;

/** Whether the list on the device is this user's, or for `null` no user's, and the account has all of it. */
export function isSettled(kept: unknown, uid: string | null): boolean {
  const { uid: owner, unsent } = { uid: null, unsent: [], ...(isRecord(kept) ? kept : null) };
  return owner === uid && (uid === null || (Array.isArray(unsent) && unsent.length === 0));
}
