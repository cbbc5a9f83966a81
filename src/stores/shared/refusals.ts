import { atom } from 'nanostores';
import { codeOf, type ErrorCode } from '#domain/shared/errors.ts';

/** How often a service has answered that nobody is signed in. The session hears of it and ends (stores/accounts/session.ts). */
export const $refusals = atom(0);

const signedOutCodes: readonly ErrorCode[] = [
  'firestore/unauthenticated',
  'storage/unauthenticated',
  'auth/user-token-expired',
];

/** Whether the service says that nobody is signed in: reading again can't help, signing in does. */
export const isSignedOutCode = (code: ErrorCode): boolean => signedOutCodes.includes(code);

/** To be called wherever a failure is said. A leaf of its own: a guest's page says failures too and has no session. */
export function noteRefusal(error: unknown): void {
  if (isSignedOutCode(codeOf(error))) $refusals.set($refusals.get() + 1);
}
