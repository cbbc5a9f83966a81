import { atom } from 'nanostores';
import { codeOf, type ErrorCode } from '#domain/errors.ts';

/** How often a service has answered that nobody is signed in. The session hears of it and ends (stores/session.ts). */
export const $refusals = atom(0);

const saysNobody: readonly ErrorCode[] = [
  'firestore/unauthenticated',
  'storage/unauthenticated',
  'auth/user-token-expired',
];

/** To be called wherever a failure is said. A leaf of its own: a guest's page says failures too and has no session. */
export function noteRefusal(error: unknown): void {
  if (saysNobody.includes(codeOf(error))) $refusals.set($refusals.get() + 1);
}
