import { kept } from '#core/device/device-storage.ts';
import { sessionKey } from '#core/device/storage-keys.ts';

/** Kept on the device: a returning user's header is right at once (SHELL-6), and Firebase is loaded only with a session. It gives no right. */
export interface SessionHint {
  uid: string;
  username: string;
  photo: string | null;
  staff: boolean;
  courses?: string[]; // and groups, for announcements (TELL-1) and «Bu gün» (START-3); an older note has none
  unverified?: true; // the e-mail (START-1)
}

export type Session = { state: 'unknown' } | { state: 'guest' } | ({ state: 'user' } & SessionHint);

export const uidOf = (session: Session): string | null => (session.state === 'user' ? session.uid : null);

/** Parsed by hand: most pages of users need no other schema. */
export function sessionHintIn(kept: unknown): SessionHint | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { uid, username, photo, staff, courses, unverified } = { ...missing, ...kept };
  if (typeof uid !== 'string' || typeof username !== 'string' || typeof staff !== 'boolean') return null;
  if (typeof photo !== 'string' && photo !== null) return null;
  return {
    uid,
    username,
    photo,
    staff,
    ...(Array.isArray(courses) && { courses: courses.map(String) }),
    ...(unverified === true && { unverified }),
  };
}

/** Known before the service has answered, and in every tab. */
export const rememberedSession = (): SessionHint | null => sessionHintIn(kept(sessionKey));

export const rememberedUid = (): string | null => rememberedSession()?.uid ?? null;

const missing: Record<keyof SessionHint, unknown> = {
  uid: undefined,
  username: undefined,
  photo: undefined,
  staff: undefined,
  courses: undefined,
  unverified: undefined,
};

/** The display name of an account whose deletion broke off behind its record (USER-6). No username has a space. */
export const leavingName = 'being deleted';
