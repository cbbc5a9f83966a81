import { codeOf, type ErrorCode } from '#domain/shared/errors.ts';
import { signInFrom } from '#domain/shared/return-path.ts';
import { states } from '#messages/shared/common.ts';
import { errors } from '#messages/shared/errors.ts';
import { isSignedOutCode, noteRefusal, tellFailure } from './refusals.ts';
import { $toasts, dismissToast, showToast } from './toasts.ts';

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

// A part of the page that did not come is asked for by itself when the network is back.
globalThis.addEventListener?.('online', () => {
  const missing = $toasts.get().filter(({ text }) => text === errors['part/unreachable']);
  for (const { id, retries } of missing) {
    dismissToast(id);
    for (const retry of retries) retry();
  }
});

/** Says why something was not done, where no form does; a session that is over ends. @param own other words for some codes. */
export function sayFailure(error: unknown, own: Partial<Record<ErrorCode, string>> = {}): void {
  console.error(error);
  noteRefusal(error);
  const code = codeOf(error);
  showToast({ kind: 'bad', text: own[code] ?? errors[code] });
}
