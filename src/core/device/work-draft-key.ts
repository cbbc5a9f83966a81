import { draftsOf } from './page-storage-keys.ts';

// Apart from the other keys, which the panel and the profile load at once.

/** TASK-1: without a task it begins all of the user's. */
export const workDraftKey = (uid: string, task = ''): string => `${draftsOf(uid)}work:${task}`;
