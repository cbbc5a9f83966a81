import type { ErrorCode } from './error-texts.ts';

export type { ErrorCode };

/** `cause` is the SDK's own error, for the console. */
export class AppError extends Error {
  declare readonly code: ErrorCode; // a field of its own would bring a helper into every page

  constructor(code: ErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'AppError';
    this.code = code;
  }
}

export const codeOf = (error: unknown): ErrorCode => (error instanceof AppError ? error.code : 'unknown');

/** Perhaps somebody else was first: the code depends on when that happened. */
export const isRefusal = (code: ErrorCode): boolean =>
  code === 'firestore/permission-denied' ||
  code === 'firestore/aborted' ||
  code === 'firestore/failed-precondition' ||
  code === 'firestore/already-exists';

/** A write waits for others who write the same document; `detail`: whether it waits still. */
export const turnEvent = 'kodyol:turn';
