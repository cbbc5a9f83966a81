import { FirebaseError } from 'firebase/app';
import { AppError, isErrorCode } from '#domain/shared/errors.ts';

/** How long to wait for a response, in ms: Firestore Lite has no timeout. */
export const timeoutMs = 15_000;

/** Translates an SDK error. Codes have the prefix 'auth/…' from Auth and no prefix from Firestore. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code =
    error instanceof FirebaseError ? error.code.replace(/^(?!auth\/|storage\/)/, 'firestore/') : '';
  // Firestore Lite uses 'unknown' for every failure without an HTTP status: there was no response.
  if (code === 'firestore/unknown') return new AppError('firestore/unavailable', error);
  return new AppError(isErrorCode(code) ? code : 'unknown', error);
}

/**
 * Waits for a request: after the timeout it throws `firestore/deadline-exceeded`, and every failure becomes an
 * AppError.
 */
export async function withTimeout<Answer>(call: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('firestore/deadline-exceeded')), timeoutMs);
  });
  try {
    return await Promise.race([call, late]);
  } catch (error) {
    throw toAppError(error);
  } finally {
    clearTimeout(timer);
  }
}
