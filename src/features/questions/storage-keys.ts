import { draftsOf } from '#core/device/page-storage-keys.ts';

// Apart from the other keys, which panel and profile load at once (ASK-1).

/** localStorage; without a video the beginning of all keys. Removed at sign-out. */
export const questionDraftKey = (uid: string, video = ''): string => `${draftsOf(uid)}question:${video}`;

/** localStorage. Sent at sign-out; what can't be sent waits for the same user. */
export const waitingQuestionKey = (uid: string, id = ''): string => `${waitingPrefix}${uid}:${id}`;
export const waitingPrefix = 'kodyol:question:';
