/**
 * What this device remembers of a signed-in user, so that a returning user's header is right at once (SHELL-6) and
 * Firebase is only loaded when there is a session. It gives no right: the rules decide.
 */
export interface SessionHint {
  uid: string;
  username: string;
  photo: string | null;
  /** A link to the panel is shown. */
  staff: boolean;
  /** The user's courses, for announcements (TELL-1); an older note has none. */
  courses?: string[];
}

export type Session = { state: 'unknown' } | { state: 'guest' } | ({ state: 'user' } & SessionHint);

/**
 * What was kept on the device as a hint, `null` when it is none. By hand, because every page of a user needs it, and
 * most of them no other schema.
 */
export function sessionHintIn(kept: unknown): SessionHint | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { uid, username, photo, staff, courses } = { ...missing, ...kept };
  if (typeof uid !== 'string' || typeof username !== 'string' || typeof staff !== 'boolean') return null;
  if (typeof photo !== 'string' && photo !== null) return null;
  return { uid, username, photo, staff, ...(Array.isArray(courses) && { courses: courses.map(String) }) };
}

const missing: Record<keyof SessionHint, unknown> = {
  uid: undefined,
  username: undefined,
  photo: undefined,
  staff: undefined,
  courses: undefined,
};

/**
 * The display name of an account that is being deleted (USER-6). It is kept in the account because that is deleted last:
 * an account with this name and without a record was left by a deletion that broke off. No username has a space.
 */
export const leavingName = 'being deleted';
