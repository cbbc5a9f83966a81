import { signInFrom } from '#core/addresses/return-path.ts';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf, type ErrorCode } from '#core/cloud/errors.ts';
import { states } from '#core/views/common-texts.ts';
import { $toasts, dismissRetry, dismissToast, showToast } from '#core/views/toasts.ts';
import { latest } from './latest.ts';
import { isSignedOutCode, noteRefusal, tellFailure } from './refusals.ts';

function note(error: unknown): void {
  console.error(error);
  noteRefusal(error);
}

/** SHELL-14. Failed reads with the same text share one toast, which retries all: `retry` is always the same function for a read. */
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

globalThis.addEventListener?.('online', () => {
  const missing = $toasts.get().filter(({ text }) => text === errors['part/unreachable']);
  for (const { id, retries } of missing) {
    dismissToast(id);
    for (const retry of retries) retry();
  }
});

/** `about` is what was not done: what is said of it next takes the place of this. `own`: other words. */
export function sayFailure(
  error: unknown,
  about: unknown,
  own: Partial<Record<ErrorCode, string>> = {},
): void {
  note(error);
  const code = codeOf(error);
  showToast({ kind: 'bad', text: own[code] ?? errors[code], about });
}

/** Always the same function for the same read; `null` where the page offers a retry in its place. */
export type Retry = (() => unknown) | null;

export interface Reads {
  /** An answer counts only while it is the newest one that was asked for. @returns whether one counts. */
  read<Answer>(
    ask: () => Promise<Answer>,
    put: (answer: Answer) => unknown,
    retry: Retry,
    fail?: (message: string, code: ErrorCode) => unknown,
  ): Promise<boolean>;
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
