import { signInFrom } from '#core/addresses/return-path.ts';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf, type ErrorCode } from '#core/cloud/errors.ts';
import { states } from '#core/views/common-texts.ts';
import { $toasts, dismissRetry, dismissToast, showToast } from '#core/views/toasts.ts';
import { latest } from './latest.ts';
import { isSignedOutCode, noteRefusal, tellFailure } from './refusals.ts';

/** A session that is over ends. */
function note(error: unknown): void {
  console.error(error);
  noteRefusal(error);
}

/**
 * Reports a failed read, on any page (SHELL-14): logs it, shows it and offers a retry. Failed reads with the same text
 * share one toast, whose button repeats all of them. Failed writes are never grouped like that.
 * @param retry always the same function for the same read, so that it is repeated once.
 */
export function reportFailedRead(error: unknown, retry: () => void): void {
  note(error);
  tellFailure(error);
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

/**
 * Says why something was not done, where no form does; a session that is over ends.
 * @param about what was not done: what is said of it next takes the place of this.
 * @param own other words for some codes.
 */
export function sayFailure(
  error: unknown,
  about: unknown,
  own: Partial<Record<ErrorCode, string>> = {},
): void {
  note(error);
  const code = codeOf(error);
  showToast({ kind: 'bad', text: own[code] ?? errors[code], about });
}

/** What the message of a failure offers, always the same function for the same read; `null` where the page offers it in its place. */
export type Retry = (() => unknown) | null;

export interface Reads {
  /**
   * Asks the service. An answer counts only while it is the newest one that was asked for.
   * @param put takes the answer. @param fail takes the text of a failure. @returns whether there was an answer that counts.
   */
  read<Answer>(
    ask: () => Promise<Answer>,
    put: (answer: Answer) => unknown,
    retry: Retry,
    fail?: (message: string, code: ErrorCode) => unknown,
  ): Promise<boolean>;
  /** Whatever is on its way is not wanted any more. */
  cancel(): void;
}

/** The one way to ask the service for something that is shown (SHELL-14). */
export function reads(): Reads {
  const requests = latest();
  let offered: Retry = null;
  return {
    cancel: requests.cancel,
    async read(ask, put, retry, fail) {
      const isLatest = requests.begin();
      if (offered) dismissRetry(offered);
      offered = retry;
      try {
        const answer = await ask();
        if (isLatest()) await put(answer);
        return isLatest();
      } catch (error) {
        if (!isLatest()) return false;
        const code = codeOf(error);
        fail?.(errors[code], code);
        if (retry) reportFailedRead(error, retry);
        else note(error);
        return false;
      }
    },
  };
}
