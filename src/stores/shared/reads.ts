import { codeOf, type ErrorCode } from '#domain/shared/errors.ts';
import { errors } from '#messages/shared/errors.ts';
import { reportFailedRead } from './failures.ts';
import { latest } from './latest.ts';
import { noteRefusal } from './refusals.ts';
import { dismissRetry } from './toasts.ts';

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
    fail?: (message: string) => unknown,
  ): Promise<boolean>;
  /** Whatever is on its way is not wanted any more. */
  cancel(): void;
}

/** The one way to ask the service for something that is shown (SHELL-14). @param words own texts for some failures. */
export function reads(words: Partial<Record<ErrorCode, string>> = {}): Reads {
  const requests = latest();
  return {
    cancel: requests.cancel,
    async read(ask, put, retry, fail = () => {}) {
      const isLatest = requests.begin();
      if (retry) dismissRetry(retry);
      try {
        const answer = await ask();
        if (isLatest()) await put(answer);
      } catch (error) {
        if (!isLatest()) return false;
        const code = codeOf(error);
        fail(words[code] ?? errors[code]);
        if (retry) reportFailedRead(error, retry);
        else {
          console.error(error);
          noteRefusal(error);
        }
        return false;
      }
      return isLatest();
    },
  };
}
