import { draftsOf } from './page-storage-keys.ts';

// Apart from the other keys, which the panel and the profile load at once.

/** localStorage: what a user has typed for a task and not sent; without a task the beginning of all of it (TASK-1). */
export const workDraftKey = (uid: string, task = ''): string => `${draftsOf(uid)}work:${task}`;
