import { useStore } from '@nanostores/react';
import { type FormEvent, type InputEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '#core/views/Button.tsx';
import { invalid } from '#core/views/common-texts.ts';
import { Icon } from '#core/views/Icon.tsx';
import type { FormStore, FormValues } from './form-store.ts';
import { FormFailure } from './Labelled.tsx';

interface Props<Field extends string> {
  store: FormStore<Field>;
  submit: string;
  sending: string;
  resend?: string;
  keeps?: boolean; // the form goes with a tab or a fold, and comes back with what was typed
  asks?: (send: () => void, typed: ReadonlyMap<string, string>) => void;
  waits?: boolean;
  quiet?: boolean;
  beside?: ReactNode;
  afterSuccess?: ReactNode;
  afterFailure?: ReactNode;
  emptied?: boolean;
  onReset?: () => void;
  children?: ReactNode;
}

const told = new Set<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>();

function forgetTold(): void {
  for (const field of told) field.setCustomValidity('');
  told.clear();
}

/** Says in our words what the browser finds wrong; a pattern is explained by the field's `title`. */
function sayInvalid({ target }: FormEvent): void {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  if (!isField) return;
  const { valueMissing, typeMismatch, tooShort, customError } = target.validity;
  if (customError) return;
  told.add(target);
  target.setCustomValidity(
    valueMissing
      ? invalid.missing
      : typeMismatch
        ? invalid.email
        : tooShort && target instanceof HTMLInputElement
          ? invalid.short(target.minLength)
          : target.title || invalid.wrong,
  );
}

/** The browser's validation first, one submission at a time; what was typed stays. Sends the fields in `children`, by name. */
export function Form<Field extends string>({
  store,
  submit,
  sending,
  resend = submit,
  keeps = false,
  asks = (send) => send(),
  waits = false,
  quiet = false,
  beside,
  afterSuccess,
  afterFailure,
  emptied = false,
  onReset,
  children,
}: Props<Field>) {
  const state = useStore(store.$state);
  const form = useRef<HTMLFormElement>(null);
  const failure = state.step === 'failed' ? state : null;
  const busy = state.step === 'sending' || state.step === 'leaving';
  useEffect(() => {
    // A submission made before this script was loaded is sent now (features/inbox/mail-place.client.ts).
    form.current?.dispatchEvent(new Event('alive', { bubbles: true }));
  }, []);
  useEffect(() => {
    if (!keeps) return;
    for (const [name, value] of store.typed) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [keeps, store]);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-failure]')?.focus();
  }, [failure]);
  useEffect(() => {
    if (state.step === 'done' && emptied) form.current?.reset();
  }, [state, emptied]);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (waits && !busy) return;
    const entries = [...new FormData(event.currentTarget)].map(
      ([name, value]) => [name, String(value)] as const,
    );
    asks(() => store.submit(Object.fromEntries(entries) as FormValues<Field>), new Map(entries));
  };
  const input = ({ target }: InputEvent<HTMLFormElement>) => {
    forgetTold();
    const isText =
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement &&
        !/checkbox|password|one-time-code/.test(target.type + target.autocomplete));
    if (keeps && isText) store.type(target.name, target.value);
    if (failure?.field !== undefined || state.step === 'done') store.clear();
  };

  return (
    <FormFailure value={failure}>
      {/* Without this script the browser would put what was typed into the address. */}
      <form
        className="form"
        method="dialog"
        ref={form}
        onSubmit={send}
        onInput={input}
        onInvalidCapture={sayInvalid}
        onReset={() => {
          forgetTold();
          onReset?.();
        }}
      >
        {children}
        {failure && failure.field === undefined && (
          <FormError message={failure.message}>{afterFailure}</FormError>
        )}
        <div className="row">
          <Button className={quiet ? 'button quiet' : 'button'} type="submit" busy={busy} off={waits}>
            {busy ? sending : failure ? resend : submit}
          </Button>
          {beside}
        </div>
        <div role="status">
          {state.step === 'done' && (
            <div className="note good">
              <Icon name="check" />
              <p>{state.message}</p>
              {afterSuccess}
            </div>
          )}
        </div>
      </form>
    </FormFailure>
  );
}

export function FormError({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className="failure">
      <p className="error" role="alert" tabIndex={-1} data-failure>
        <Icon name="warn" />
        {message}
      </p>
      {children}
    </div>
  );
}
