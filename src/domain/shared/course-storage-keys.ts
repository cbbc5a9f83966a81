// Keys of what the device keeps of a reader's courses. Not in storage-keys.ts, because guests load that on every page.

/** localStorage: durations of videos that the player has reported, by YouTube id (VIDEO-3). */
export const durationsKey = 'kodyol:durations';

const progressPrefix = 'kodyol:progress:';

/** localStorage: the beginning of every key of a reader's progress. Removed when they sign out. */
export const progressOf = (uid: string): string => `${progressPrefix}${uid}:`;

/** localStorage: how far a reader is in the videos of one course (VIDEO-10). */
export const progressKey = (uid: string, lesson: string): string => `${progressOf(uid)}${lesson}`;

/** localStorage: where a reader is in each course (domain/progress/places.ts, LEARN-3). Removed when they sign out. */
export const placesKey = (uid: string): string => `${placesPrefix}${uid}`;
export const placesPrefix = 'kodyol:places:';

const notesPrefix = 'kodyol:notes:';

/** localStorage: the beginning of every key of a reader's notes. Removed when they sign out. */
export const notesOf = (uid: string): string => `${notesPrefix}${uid}:`;

/** localStorage: a reader's notes on the videos of one course (LEARN-5). */
export const notesKey = (uid: string, lesson: string): string => `${notesOf(uid)}${lesson}`;

/** localStorage: how this device wants the player (LEARN-4). */
export const playerKey = 'kodyol:player';
