import { atom } from 'nanostores';
import { codeOf, type ErrorCode } from '#core/cloud/errors.ts';

/**
 * How often a service has answered that no user is signed in. The session listens and ends
 * (core/session/session.ts).
 */
export const $refusals = atom(0);

const signedOutCodes: readonly ErrorCode[] = [
  'firestore/unauthenticated',
  'storage/unauthenticated',
  'auth/invalid-user-token',
  'auth/user-token-expired',
];

/** Whether the service says that no user is signed in: a retry can't help, signing in can. */
export const isSignedOutCode = (code: ErrorCode): boolean => signedOutCodes.includes(code);

/**
 * To be called wherever a failure is shown. It has a file of its own, because guest pages show failures too and load no
 * session.
 */
export function noteRefusal(error: unknown): void {
  if (isSignedOutCode(codeOf(error))) $refusals.set($refusals.get() + 1);
}

/** The shell listens to it by this name, because it imports no store (layouts/shell.client.ts). */
export const failureEvent = 'kodyol:failure';

/** Tells the shell of a failure that was caught, so that it can be reported as an uncaught one would be. */
export const tellFailure = (error: unknown): void => {
  dispatchEvent(new CustomEvent(failureEvent, { detail: error }));
};
