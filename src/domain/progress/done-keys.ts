// Apart from domain/shared/storage-keys.ts, which the script of every page of a user loads.

/** localStorage: the beginning of all keys below. */
export const allDone = 'kodyol:exercises:';

/** localStorage: the beginning of all keys of what a user has done. Removed at sign-out. A guest's uid is ''. */
export const doneOf = (uid: string): string => `${allDone}${uid}:`;

/** localStorage: the exercises of one course that were done on this device (LEARN-7). */
export const doneKey = (uid: string, course: string): string => `${doneOf(uid)}${course}`;
