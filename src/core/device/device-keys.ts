import { keptCaches } from './kept-pages.ts';

// The one registry of what this site keeps on a device (USER-4, USER-6): sign-out, another user's sign-in, the deletion of an account and the
// download of one's own data follow it. A test compares it with the keys that the code names.

/** Whose a value is. `user`: the key goes on with the uid. */
type Owner = 'nobody' | 'device' | 'guest' | 'user';

/**
 * What becomes of it when a session ends. `goes`; `asked`: goes with a sign-out, which asks first, and waits for the same user when the
 * session ends otherwise; `sent`: goes when the account has it; `waits`: for the same user; `stays`: it names nobody.
 */
type End = 'goes' | 'asked' | 'sent' | 'waits' | 'stays';

/** By the beginning of the key. */
type Keys = Readonly<Record<string, readonly [Owner, End]>>;

/** localStorage. */
export const onDeviceKeys: Keys = {
  'kodyol:theme': ['device', 'stays'],
  'kodyol:faces': ['device', 'stays'],
  'kodyol:player': ['device', 'stays'],
  'kodyol:search-button': ['device', 'stays'],
  'kodyol:quick-links': ['device', 'stays'],
  'kodyol:order-sent': ['device', 'stays'],
  'kodyol:contact-sent': ['device', 'stays'],
  'kodyol:room': ['nobody', 'stays'],
  'kodyol:guest-code:': ['guest', 'stays'],
  'kodyol:session': ['device', 'goes'],
  'kodyol:notices:': ['device', 'goes'],
  'kodyol:places:': ['user', 'goes'],
  'kodyol:recent-searches': ['device', 'goes'],
  'kodyol:durations': ['device', 'goes'],
  // Of whom nobody knows: builds up to November 2026 did not write it.
  'kodyol:code:': ['device', 'goes'],
  'kodyol:question-draft:': ['user', 'goes'],
  'kodyol:work-draft:': ['user', 'goes'],
  'kodyol:saved': ['device', 'sent'],
  'kodyol:unsent-saved:': ['user', 'waits'],
  'kodyol:progress:': ['user', 'sent'],
  'kodyol:exercises:': ['user', 'sent'],
  'kodyol:reviews:': ['user', 'sent'],
  'kodyol:notes:': ['user', 'sent'],
  'kodyol:question:': ['user', 'sent'],
  'kodyol:draft:': ['user', 'asked'],
  'kodyol:signing-out': ['device', 'stays'],
  'kodyol:quiz:': ['user', 'waits'],
  'kodyol:uploaded:': ['user', 'waits'],
  'kodyol:unfinished-deletion': ['device', 'waits'],
};

/** sessionStorage: of this tab, and all of it goes with the session. */
export const inTabKeys: Keys = {
  'kodyol:toast': ['device', 'goes'],
  'kodyol:loader': ['device', 'goes'],
  'kodyol:video-index': ['nobody', 'goes'],
  'kodyol:panel': ['device', 'goes'],
  'kodyol:panel-place': ['device', 'goes'],
  'kodyol:outdated': ['device', 'goes'],
  'kodyol:reloaded': ['nobody', 'goes'],
  'kodyol:typed:': ['device', 'goes'],
  'kodyol:guest-code:': ['guest', 'goes'],
};

/** Cache Storage: pages without anything personal; that they were read is the reader's. */
export const cacheKeys: Keys = {
  ...Object.fromEntries(Object.values(keptCaches).map((name) => [name, ['device', 'goes']] as const)),
  // What every device has of the site.
  'workbox-precache-': ['nobody', 'stays'],
};

const chosen = (wanted: (owner: Owner, end: End) => boolean): string[] =>
  Object.entries(onDeviceKeys).flatMap(([key, [owner, end]]) => (wanted(owner, end) ? [key] : []));

/** What goes when a session ends. */
export const goingKeys: readonly string[] = chosen((_, end) => end === 'goes');

/** The beginnings of all that is one user's on this device. */
export const keysOf = (uid: string): string[] =>
  chosen((owner) => owner === 'user').map((key) => `${key}${uid}`);
