/** The closed list of errors from outside: gateways translate those of an SDK; error-texts.ts has a text for each. */
const errorCodes = [
  'auth/account-exists-with-different-credential',
  'auth/email-already-in-use',
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/invalid-multi-factor-session',
  'auth/invalid-user-token',
  'auth/invalid-verification-code',
  'auth/multi-factor-auth-required',
  'auth/network-request-failed',
  'auth/operation-not-allowed',
  'auth/password-does-not-meet-requirements',
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/quota-exceeded',
  'auth/requires-recent-login',
  'auth/timeout',
  'auth/too-many-requests',
  'auth/user-disabled',
  'auth/user-mismatch',
  'auth/user-not-found',
  'auth/user-token-expired',
  'auth/weak-password',
  'auth/wrong-password',
  'firestore/aborted',
  'firestore/already-exists',
  'firestore/deadline-exceeded',
  'firestore/failed-precondition',
  'firestore/invalid-argument',
  'firestore/not-found',
  'firestore/permission-denied',
  'firestore/resource-exhausted',
  'firestore/unauthenticated',
  'firestore/unavailable',
  'mail/failed',
  'mail/spam',
  'mail/too-soon',
  'part/unreachable',
  'storage/canceled',
  'storage/invalid-checksum',
  'storage/object-not-found',
  'storage/quota-exceeded',
  'storage/retry-limit-exceeded',
  'storage/server-file-wrong-size',
  'storage/unauthenticated',
  'storage/unauthorized',
  'storage/unknown',
  'youtube/embedding',
  'youtube/invalid',
  'youtube/player',
  'youtube/referrer',
  'youtube/unavailable',
  'youtube/unreachable',
  'account-unknown',
  'changed-meanwhile',
  'deleted-meanwhile',
  'email-unverified',
  'malformed',
  'not-configured',
  'offline',
  'unknown',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** `cause` is the SDK's own error, for the console. */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'AppError';
    this.code = code;
  }
}

export const isErrorCode = (code: string): code is ErrorCode => errorCodes.some((known) => known === code);

export const codeOf = (error: unknown): ErrorCode => (error instanceof AppError ? error.code : 'unknown');

/** Perhaps somebody else was first: the code depends on when that happened. */
export const isRefusal = (code: ErrorCode): boolean =>
  code === 'firestore/permission-denied' ||
  code === 'firestore/aborted' ||
  code === 'firestore/failed-precondition' ||
  code === 'firestore/already-exists';

/** A write waits for others who write the same document; `detail`: whether it waits still. */
export const turnEvent = 'kodyol:turn';
