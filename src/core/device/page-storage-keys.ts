// Apart from storage-keys.ts, which the script of every page contains. All localStorage, unless `tab` is said; device-keys.ts has whose it is.

/** By YouTube id (VIDEO-3). */
export const durationsKey = 'kodyol:durations';

/** A guest's uid is ''; without an id it begins the keys of all of the user's (record.ts). */
export const recordKey = (collection: string, uid: string, id = ''): string =>
  `kodyol:${collection}:${uid}:${id}`;

export const allDone = 'kodyol:exercises:';
export const allReviews = 'kodyol:reviews:';

/** LEARN-3. */
export const placesKey = (uid: string): string => `${placesPrefix}${uid}`;
export const placesPrefix = 'kodyol:places:';

export const playerKey = 'kodyol:player';

/** Tab: a browser session reads the index of free videos once (SEARCH-2). */
export const videoIndexKey = 'kodyol:video-index';

export const recentSearchesKey = 'kodyol:recent-searches';

export const panelKey = 'kodyol:panel';

export const unfinishedDeletionKey = 'kodyol:unfinished-deletion';

/** Begins every key of what was typed and not sent; removed at a sign-out, which asks. */
export const draftPrefix = 'kodyol:draft:';

/** Tab: the place in the panel's lists, while the page reloads itself or is left. */
export const panelPlaceKey = 'kodyol:panel-place';

/** When a sign-out began that has asked: from then on no tab keeps unsaved text. */
export const signingOutKey = 'kodyol:signing-out';

export const draftsOf = (uid: string): string => `${draftPrefix}${uid}:`;

export const draftFormKey = (uid: string, form: string): string => `${draftsOf(uid)}${form}:`;

/** `new` for a new document (PANEL-3). Every open form has a slot, so that two tabs never write to the same draft. */
export const draftKey = (uid: string, form: string, id: string | null, slot: string): string =>
  `${draftFormKey(uid, form)}${id ?? 'new'}:${slot}`;

/** Uploaded, and in no saved post yet. Stays at a sign-out: they are recorded only here. */
export const uploadedPicturesKey = (uid: string): string => `kodyol:uploaded:${uid}`;

/** Edited code, by path (CODE-5, LEARN-7); a guest's uid is ''. */
export const codeDraftKey = (uid: string, address: string): string =>
  uid === '' ? `${guestCodePrefix}${address}` : `${draftsOf(uid)}playground:${address}`;
const guestCodePrefix = 'kodyol:guest-code:';

/** Answers of a running attempt (QUIZ-1). Stay at a sign-out, because the time goes on. */
export const quizAnswersKey = (uid: string, attempt = ''): string => `kodyol:quiz:${uid}:${attempt}`;

/** Tab: the scripts of the page that was reloaded last because the host had a newer one. */
export const outdatedScriptsKey = 'kodyol:outdated';

/** Tab: what was typed on the page, and by whom, for a reload. Never a password. */
export const typedKey = (path: string): string => `${typedPrefix}${path}`;
export const typedPrefix = 'kodyol:typed:';

export const reloadedKey = 'kodyol:reloaded';

/** The last is whether it had the focus; builds up to November 2026 did not write it. */
export type TypedField = [name: string, value: string, checked: boolean, focused?: boolean];

/** Begins all keys of the bell and of announcements, also in storage-keys.ts. */
export const noticesPrefix = 'kodyol:notices:';

export const noticesKey = (uid: string): string => `${noticesPrefix}list:${uid}`;

export const announcementsKey = (uid: string): string => `${noticesPrefix}announcements:${uid}`;
