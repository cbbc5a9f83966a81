import { isErrorCode } from './error-texts.ts';
import { AppError } from './errors.ts';

/** In ms. The request goes on: what it has stored is looked up (commit.ts). */
export const timeoutMs = 15_000;

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new AppError(isErrorCode(code) ? code : 'unknown', error);
}

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
