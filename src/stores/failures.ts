import { codeOf } from '#domain/errors.ts';
import { errors } from '#messages/errors.ts';
import { showToast } from './toasts.ts';

/** A read that failed, on any page (SHELL-14): logged, said, and offered again. */
export function reportFailedRead(error: unknown, retry: () => void): void {
  console.error(error);
  showToast({ kind: 'bad', text: errors[codeOf(error)], retry });
}
