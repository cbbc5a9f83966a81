import { draftsOf } from '#core/device/page-storage-keys.ts';

// Keys of what a device keeps of questions (ASK-1). Apart from the other keys, which the panel and the profile load at once.

/** localStorage: what a user has typed under a video and not sent; without a video the beginning of all of it. Removed at sign-out. */
export const questionDraftKey = (uid: string, video = ''): string => `${draftsOf(uid)}question:${video}`;

/** localStorage: a question that waits for a network. Sent at sign-out; what can't be sent waits for the same user. */
export const waitingQuestionKey = (uid: string, id = ''): string => `${waitingPrefix}${uid}:${id}`;
export const waitingPrefix = 'kodyol:question:';
