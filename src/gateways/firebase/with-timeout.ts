import { FirebaseError } from 'firebase/app';
import { AppError, isErrorCode } from '#domain/shared/errors.ts';

/** How long we wait for an answer, in ms: Firestore Lite itself waits for ever. */
export const timeoutMs = 15_000;

/** An SDK error in our words. Codes come as 'auth/…' from Auth and bare from Firestore. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code =
    error instanceof FirebaseError ? error.code.replace(/^(?!auth\/|storage\/)/, 'firestore/') : '';
  // Firestore Lite calls every failure without an HTTP status 'unknown': there was no answer.
  if (code === 'firestore/unknown') return new AppError('firestore/unavailable', error);
  return new AppError(isErrorCode(code) ? code : 'unknown', error);
}

/** Runs one call to the outside: in time or `firestore/deadline-exceeded`, and every failure an AppError. */
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
