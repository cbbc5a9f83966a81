import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf, type ErrorCode } from '#core/cloud/errors.ts';
import { latest } from '#core/page/latest.ts';
import { onReturn } from '#core/page/page-life.ts';
import { noteRefusal } from '#core/page/refusals.ts';

/** `leaving`: another page is being loaded. */
type FormState =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'failed'; message: string; field?: string | undefined; code?: ErrorCode }
  | { step: 'done'; message: string }
  | { step: 'leaving' };

export type FormValues<Field extends string = string> = Record<Field, string>;

export interface FormStore<Field extends string = string> {
  $state: ReadableAtom<FormState>;
  typed: ReadonlyMap<string, string>; // by name, for a form that goes with a tab and comes back
  type(name: string, value: string): void;
  submit(typed: FormValues<Field>): Promise<void>;
  clear(): void; // the visitor has typed again, or the form was reopened
  reset(): void; // the user who sent it has left: the answer that is on its way is not shown
}

interface Problem {
  message: string;
  field?: string;
}

export type Outcome = { done: string } | Problem | 'leaving' | 'idle';

export interface FormOptions<Field extends string> {
  check?(typed: FormValues<Field>): Problem | null;
  /** `idle`: another part of this page goes on; a problem is one that only the server could know of. @throws AppError */
  send(typed: FormValues<Field>): Promise<Outcome>;
  texts?: Partial<Record<ErrorCode, string>>; // every other code has its text in core/cloud/error-texts.ts
  failed?: string; // for every other failure, when the form has only one text
  fields?: Partial<Record<ErrorCode, Field>>;
}

/** Errors that no visitor can correct are logged, too (CONTACT-2). */
const isLogged = (code: ErrorCode) => code === 'unknown' || code === 'mail/failed';

export function formStore<Field extends string>(options: FormOptions<Field>): FormStore<Field> {
  const { check, send, texts = {}, failed, fields = {} } = options;
  const $state = atom<FormState>({ step: 'idle' });
  const requests = latest();
  const typed = new Map<string, string>();
  const isBusy = () => $state.get().step === 'sending' || $state.get().step === 'leaving';
  return {
    $state,
    typed,
    type: (name, value) => typed.set(name, value),
    clear: () => {
      if (!isBusy()) $state.set({ step: 'idle' });
    },
    reset: () => {
      requests.cancel();
      typed.clear();
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
        if (outcome === 'idle') return $state.set({ step: 'idle' });
        if (outcome !== 'leaving')
          return $state.set(
            'done' in outcome ? { step: 'done', message: outcome.done } : { step: 'failed', ...outcome },
          );
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

/** Back leads to the form, which can be sent again. */
function idleOnReturn($state: WritableAtom<FormState>): void {
  const stop = onReturn(() => {
    stop();
    if ($state.get().step === 'leaving') $state.set({ step: 'idle' });
  });
}
