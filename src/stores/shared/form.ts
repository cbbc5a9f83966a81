import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { codeOf, type ErrorCode } from '#domain/shared/errors.ts';
import { errors } from '#messages/shared/errors.ts';
import { latest } from './latest.ts';
import { onReturn } from './page-life.ts';
import { noteRefusal } from './refusals.ts';

/** What a form is doing. `leaving`: it succeeded and another page is on its way. */
type FormState =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'failed'; message: string; field?: string | undefined; code?: ErrorCode }
  | { step: 'done'; message: string }
  | { step: 'leaving' };

/** What a field of a form is called and what stands in it. */
export type FormValues<Field extends string = string> = Record<Field, string>;

export interface FormStore<Field extends string = string> {
  $state: ReadableAtom<FormState>;
  /** One submission per click: while one is on its way, another is not begun. */
  submit(typed: FormValues<Field>): Promise<void>;
  /** What was said is out of date: the visitor has gone on typing, or the form is opened anew. */
  clear(): void;
  /** Whoever sent it is no longer here: the answer that is on its way is said to nobody. */
  reset(): void;
}

interface Options<Field extends string> {
  /** What is wrong with what was typed, said before anything is sent. */
  check?(typed: FormValues<Field>): { message: string; field?: string } | null;
  /** Sends it. What it returns is said as success; `leaving` when the page is left. @throws AppError */
  send(typed: FormValues<Field>): Promise<{ done: string } | 'leaving'>;
  /** This flow's own texts; every other code has its text in messages/shared/errors.ts. */
  texts?: Partial<Record<ErrorCode, string>>;
  /** The one text for every other failure, where the flow has a single one. */
  failed?: string;
  /** Which field a failure is about. */
  fields?: Partial<Record<ErrorCode, Field>>;
}

/** What no visitor can mend is for the console too (CONTACT-2). */
const isLogged = (code: ErrorCode) => code === 'unknown' || code === 'mail/failed';

/** The mechanism behind every form of the site: pending, error, success, what was typed stays where it is. */
export function formStore<Field extends string>(options: Options<Field>): FormStore<Field> {
  const { check, send, texts = {}, failed, fields = {} } = options;
  const $state = atom<FormState>({ step: 'idle' });
  const requests = latest();
  const isBusy = () => $state.get().step === 'sending' || $state.get().step === 'leaving';
  return {
    $state,
    clear: () => {
      if (!isBusy()) $state.set({ step: 'idle' });
    },
    reset: () => {
      requests.cancel();
      $state.set({ step: 'idle' });
    },
    submit: async (typed) => {
      if (isBusy()) return;
      const problem = check?.(typed);
      if (problem) return $state.set({ step: 'failed', ...problem });
      const isLatest = requests.begin();
      $state.set({ step: 'sending' });
      try {
        const outcome = await send(typed);
        if (!isLatest()) return;
        if (outcome !== 'leaving') return $state.set({ step: 'done', message: outcome.done });
        $state.set({ step: 'leaving' });
        idleOnReturn($state);
      } catch (error) {
        const code = codeOf(error);
        if (isLogged(code)) console.error(error);
        if (!isLatest()) return;
        noteRefusal(error);
        const message = texts[code] ?? failed ?? errors[code];
        $state.set({ step: 'failed', message, field: fields[code], code });
      }
    },
  };
}

/** The page was left, and the visitor has come Back to it: the form can be sent again. */
function idleOnReturn($state: WritableAtom<FormState>): void {
  const stop = onReturn(() => {
    stop();
    if ($state.get().step === 'leaving') $state.set({ step: 'idle' });
  });
}
