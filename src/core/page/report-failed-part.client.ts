// Reports a part of the page that could not be loaded.
import { AppError } from '#domain/shared/errors.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import './toasts.client.ts';

export function reportFailedPart(error: unknown, retry: () => void): void {
  const named = error instanceof AppError ? error : new AppError('part/unreachable', error);
  reportFailedRead(named, retry);
}
