import { atom } from 'nanostores';
import { codeOf, type ErrorCode } from '#core/cloud/errors.ts';

/** Counts the answers that no user is signed in: the session listens and ends. */
export const $refusals = atom(0);

const signedOutCodes: readonly ErrorCode[] = [
  'firestore/unauthenticated',
  'storage/unauthenticated',
  'auth/invalid-user-token',
  'auth/user-token-expired',
];

export const isSignedOutCode = (code: ErrorCode): boolean => signedOutCodes.includes(code);

/** A file of its own: guest pages show failures, too, and load no session. */
export function noteRefusal(error: unknown): void {
  if (isSignedOutCode(codeOf(error))) $refusals.set($refusals.get() + 1);
}

/** The shell listens to it by this name, because it imports no store. */
export const failureEvent = 'kodyol:failure';

export const tellFailure = (error: unknown): void => {
  dispatchEvent(new CustomEvent(failureEvent, { detail: error }));
};
