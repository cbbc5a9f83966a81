import { codeOf } from '#domain/shared/errors.ts';
import { signInFrom } from '#domain/shared/routes.ts';
import { errors } from '#messages/shared/errors.ts';
import { states } from '#messages/shared/states.ts';
import { isSignedOutCode, noteRefusal } from './refusals.ts';
import { $toasts, showToast } from './toasts.ts';

/**
 * A read that failed, on any page (SHELL-14): logged, said, and offered again. Reads that fail with the same words share one
 * message, whose button reads all of them again. What was to be written is never gathered like that.
 * @param retry always the same function for the same read: then it is read once.
 */
export function reportFailedRead(error: unknown, retry: () => void): void {
  console.error(error);
  noteRefusal(error);
  const code = codeOf(error);
  const text = errors[code];
  if (isSignedOutCode(code)) {
    const href = signInFrom(location.pathname + location.search);
    showToast({ kind: 'bad', text, link: { text: states.signIn, href } });
    return;
  }
  const offered = $toasts.get().find((toast) => toast.text === text)?.retries ?? [];
  showToast({ kind: 'bad', text, retries: [...new Set([...offered, retry])] });
}
