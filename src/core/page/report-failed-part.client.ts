import { AppError } from '#core/cloud/errors.ts';
import { reportFailedRead } from './failures.ts';
import '#core/views/toasts.client.ts';

export function reportFailedPart(error: unknown, retry: () => void): void {
  const named = error instanceof AppError ? error : new AppError('part/unreachable', error);
  reportFailedRead(named, retry);
}
