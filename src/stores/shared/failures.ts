import { codeOf, type ErrorCode } from '#domain/shared/errors.ts';
import { signInFrom } from '#domain/shared/return-path.ts';
import { states } from '#messages/shared/common.ts';
import { errors } from '#messages/shared/errors.ts';
import { isSignedOutCode, noteRefusal, tellFailure } from './refusals.ts';
import { $toasts, showToast } from './toasts.ts';

/**
 * Reports a failed read, on any page (SHELL-14): logs it, shows it and offers a retry. Failed reads with the same text
 * share one toast, whose button repeats all of them. Failed writes are never grouped like that.
 * @param retry always the same function for the same read, so that it is repeated once.
 */
export function reportFailedRead(error: unknown, retry: () => void): void {
  console.error(error);
  tellFailure(error);
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

/** Says why something was not done, where no form does; a session that is over ends. @param own other words for some codes. */
export function sayFailure(error: unknown, own: Partial<Record<ErrorCode, string>> = {}): void {
  console.error(error);
  noteRefusal(error);
  const code = codeOf(error);
  showToast({ kind: 'bad', text: own[code] ?? errors[code] });
}
