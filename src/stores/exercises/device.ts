import { atom } from 'nanostores';
import { sessionHintIn } from '#domain/accounts/session.ts';
import { type DoneExercises, mergeDone, readDone } from '#domain/progress/done.ts';
import { doneKey } from '#domain/shared/page-storage-keys.ts';
import { sessionKey } from '#domain/shared/storage-keys.ts';
import { kept } from '#stores/shared/device-storage.ts';

/** The exercises of the page's course that this visitor has done (LEARN-7): what the device keeps. */
export const $done = atom<DoneExercises>({});

/** The uid of nobody. What a guest has done goes to the account of whoever signs in. */
export const guest = '';

/** Whom this device remembers as signed in; known before the service has answered. */
export const rememberedUid = (): string => sessionHintIn(kept(sessionKey))?.uid ?? guest;

export const deviceDone = (uid: string, course: string): DoneExercises =>
  readDone(kept(doneKey(uid, course)));

/** Shows what the device has: after a change here, in another tab, or of the session. */
export const showDone = (course: string): void =>
  $done.set(mergeDone(deviceDone(guest, course), deviceDone(rememberedUid(), course)));
