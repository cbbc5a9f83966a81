// Apart from storage-keys.ts, which the script of every page contains; device-keys.ts has where each is kept and whose it is.

export const durationsKey = 'kodyol:durations';

/** A guest's uid is ''; without an id it begins the keys of all of the user's (record.ts). */
export const recordKey = (collection: string, uid: string, id = ''): string =>
  `kodyol:${collection}:${uid}:${id}`;

export const allDone = 'kodyol:exercises:';
export const allReviews = 'kodyol:reviews:';

export const placesKey = (uid: string): string => `${placesPrefix}${uid}`;
export const placesPrefix = 'kodyol:places:';

export const playerKey = 'kodyol:player';

export const videoIndexKey = 'kodyol:video-index';

/** What a member of a group has read of it (GROUP-2). */
export const ownGroupsKey = 'kodyol:groups';

export const recentSearchesKey = 'kodyol:recent-searches';

export const panelKey = 'kodyol:panel';

export const unfinishedDeletionKey = 'kodyol:unfinished-deletion';

export const draftPrefix = 'kodyol:draft:'; // begins every key of what was typed and not sent

export const panelPositionKey = 'kodyol:panel-place';

/** When a sign-out began that has asked: from then on no tab keeps unsaved text. */
export const signingOutKey = 'kodyol:signing-out';

export const draftsOf = (uid: string): string => `${draftPrefix}${uid}:`;

export const draftFormKey = (uid: string, form: string): string => `${draftsOf(uid)}${form}:`;

/** `new` for a new document (PANEL-3). Every open form has a slot, so that two tabs never write to the same draft. */
export const draftKey = (uid: string, form: string, id: string | null, slot: string): string =>
  `${draftFormKey(uid, form)}${id ?? 'new'}:${slot}`;

/** Stays at a sign-out: uploaded pictures that no post shows are recorded only here. */
export const uploadedPicturesKey = (uid: string): string => `kodyol:uploaded:${uid}`;

/** What the panel knows of the last time (PANEL-18, PANEL-20). */
export const staffKey = (uid: string, what: 'chosen' | 'figures'): string => `kodyol:staff:${uid}:${what}`;

export const codeDraftKey = (uid: string, address: string): string =>
  uid === '' ? `${guestCodePrefix}${address}` : `${draftsOf(uid)}playground:${address}`;
const guestCodePrefix = 'kodyol:guest-code:';

/** Answers of a running attempt (QUIZ-1). Stay at a sign-out, because the time goes on. */
export const quizAnswersKey = (uid: string, attempt = ''): string => `kodyol:quiz:${uid}:${attempt}`;

export const outdatedScriptsKey = 'kodyol:outdated';

/** Never a password. */
export const typedKey = (path: string): string => `${typedPrefix}${path}`;
export const typedPrefix = 'kodyol:typed:';

export const reloadedKey = 'kodyol:reloaded';

/** Builds up to November 2026 did not write whether the field had the focus. */
export type TypedField = [name: string, value: string, checked: boolean, focused?: boolean];

export const noticesPrefix = 'kodyol:notices:';

export const noticesKey = (uid: string): string => `${noticesPrefix}list:${uid}`;

export const announcementsKey = (uid: string): string => `${noticesPrefix}announcements:${uid}`;
