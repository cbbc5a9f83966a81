import { keptCaches } from './worker-caches.ts';

// The one registry of what is kept on a device (USER-4, USER-6); a test compares it with the keys that the code names.

type Owner = 'nobody' | 'device' | 'guest' | 'user'; // `user`: the key goes on with the uid

/** When a session ends: `asked` waits for the same user unless a sign-out has asked; `sent` goes when the account has it; `waits` for the same user. */
type End = 'goes' | 'asked' | 'sent' | 'waits' | 'stays';

type Keys = Readonly<Record<string, readonly [Owner, End]>>;

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
  'kodyol:today:': ['device', 'goes'],
  'kodyol:steps:': ['user', 'waits'],
  'kodyol:recent-searches': ['device', 'goes'],
  'kodyol:durations': ['device', 'goes'],
  'kodyol:code:': ['device', 'goes'], // builds up to November 2026 did not write whose it is
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
  'kodyol:staff:': ['user', 'goes'],
  'kodyol:unfinished-deletion': ['device', 'waits'],
};

export const inTabKeys: Keys = {
  'kodyol:toast': ['device', 'goes'],
  'kodyol:loader': ['device', 'goes'],
  'kodyol:video-index': ['nobody', 'goes'],
  'kodyol:groups': ['device', 'goes'],
  'kodyol:panel': ['device', 'goes'],
  'kodyol:panel-place': ['device', 'goes'],
  'kodyol:outdated': ['device', 'goes'],
  'kodyol:reloaded': ['nobody', 'goes'],
  'kodyol:typed:': ['device', 'goes'],
  'kodyol:guest-code:': ['guest', 'goes'],
};

export const cacheKeys: Keys = {
  ...Object.fromEntries(Object.values(keptCaches).map((name) => [name, ['device', 'goes']] as const)),
  'workbox-precache-': ['nobody', 'stays'],
};

const chosen = (wanted: (owner: Owner, end: End) => boolean): string[] =>
  Object.entries(onDeviceKeys).flatMap(([key, [owner, end]]) => (wanted(owner, end) ? [key] : []));

export const goingKeys: readonly string[] = chosen((_, end) => end === 'goes');

export const keysOf = (uid: string): string[] =>
  chosen((owner) => owner === 'user').map((key) => `${key}${uid}`);
