import { draftsOf } from './page-storage-keys.ts';

// Apart from the other keys, which the panel and the profile load at once.

export const workDraftKey = (uid: string, task = ''): string => `${draftsOf(uid)}work:${task}`;
