// Keys that single pages and the panel need. Apart from storage-keys.ts, which the script of every page contains.

/** localStorage: durations of videos that the player has reported, by YouTube id (VIDEO-3). */
export const durationsKey = 'kodyol:durations';

/**
 * localStorage: what a user also has in the account, one record of a collection (core/device/record.ts). Removed at
 * sign-out. The uid of a guest is ''; without an id it is the beginning of the keys of all of the user's.
 */
export const recordKey = (collection: string, uid: string, id = ''): string =>
  `kodyol:${collection}:${uid}:${id}`;

/** localStorage: the beginning of the keys of exercises that were done on this device (LEARN-7). */
export const allDone = 'kodyol:exercises:';
/** localStorage: the same of what was answered wrongly (LEARN-10). */
export const allReviews = 'kodyol:reviews:';

/** localStorage: where a reader is in each course (features/progress/places.ts, LEARN-3). Removed when they sign out. */
export const placesKey = (uid: string): string => `${placesPrefix}${uid}`;
export const placesPrefix = 'kodyol:places:';

/** localStorage: how this device wants the player (LEARN-4). */
export const playerKey = 'kodyol:player';

/** sessionStorage: the index of free videos, so that a browser session reads it once (SEARCH-2). */
export const videoIndexKey = 'kodyol:video-index';

/** localStorage: the last searches of this device (QUICK-3). Removed at sign-out. */
export const recentSearchesKey = 'kodyol:recent-searches';

/** sessionStorage: the user whose panel is open in this tab, and which panel (panel/panel.ts). */
export const panelKey = 'kodyol:panel';

/** localStorage: a user's deletion of the account broke off on this device, and a sign-in is needed to complete it (USER-6). */
export const unfinishedDeletionKey = 'kodyol:unfinished-deletion';

/**
 * localStorage: the beginning of every key of what a user has typed and not sent, in the panel and on pages of students. Removed when
 * its user signs out and has been asked.
 */
export const draftPrefix = 'kodyol:draft:';

/** sessionStorage: the user's place in the panel's lists, while the page reloads itself or is left (panel/panel-place.ts). */
export const panelPlaceKey = 'kodyol:panel-place';

/**
 * localStorage: when the user began to sign out, after the question about unsaved text. From then on no tab keeps any.
 */
export const signingOutKey = 'kodyol:signing-out';

/** localStorage: the beginning of every key of an account's drafts. */
export const draftsOf = (uid: string): string => `${draftPrefix}${uid}:`;

/** localStorage: the beginning of the keys of a form's drafts. */
export const draftFormKey = (uid: string, form: string): string => `${draftsOf(uid)}${form}:`;

/**
 * localStorage: text that was typed into a form of the panel and not saved yet; `new` for a new document (PANEL-3).
 * Every open form has a slot of its own, so that two tabs never write to the same draft.
 */
export const draftKey = (uid: string, form: string, id: string | null, slot: string): string =>
  `${draftFormKey(uid, form)}${id ?? 'new'}:${slot}`;

/**
 * localStorage: pictures that a user has uploaded and no saved post shows yet. Not removed at sign-out: they are
 * recorded only here.
 */
export const uploadedPicturesKey = (uid: string): string => `kodyol:uploaded:${uid}`;

/** localStorage: the code that a user has edited on the page with this path (CODE-5, LEARN-7); a guest's uid is ''. */
export const codeDraftKey = (uid: string, address: string): string =>
  uid === '' ? `${guestCodePrefix}${address}` : `${draftsOf(uid)}playground:${address}`;
const guestCodePrefix = 'kodyol:guest-code:';

/**
 * localStorage: what a user has answered in an attempt at a quiz that is not locked yet (QUIZ-1); without an attempt the beginning of
 * all of it. Not removed at sign-out, because the time goes on: it is letters of options, and only the same user's attempt reads it.
 */
export const quizAnswersKey = (uid: string, attempt = ''): string => `kodyol:quiz:${uid}:${attempt}`;

/** sessionStorage: the scripts of the page that was reloaded last because the host had a newer one. */
export const outdatedScriptsKey = 'kodyol:outdated';

/**
 * sessionStorage: what was typed into the forms of the page with this path, and by whom, so that a reload or a tab without memory does
 * not lose it. Never a password.
 */
export const typedKey = (path: string): string => `${typedPrefix}${path}`;
export const typedPrefix = 'kodyol:typed:';

/** sessionStorage: the page has just reloaded itself because of a newer deploy, and says so. */
export const reloadedKey = 'kodyol:reloaded';

/**
 * A field of a form: its name, what was typed, whether it is checked, and whether it had the focus. One build writes it and
 * another reads it: builds up to November 2026 did not write the last.
 */
export type TypedField = [name: string, value: string, checked: boolean, focused?: boolean];

/** The beginning of all keys of the bell and of announcements, also in storage-keys.ts. They go at sign-out. */
export const noticesPrefix = 'kodyol:notices:';

/** localStorage: a user's bell as the account had it (features/bell/bell.ts, TELL-2). */
export const noticesKey = (uid: string): string => `${noticesPrefix}list:${uid}`;

/** localStorage: announcements, by course (TELL-1). */
export const announcementsKey = (uid: string): string => `${noticesPrefix}announcements:${uid}`;
