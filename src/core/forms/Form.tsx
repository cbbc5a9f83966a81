import { useStore } from '@nanostores/react';
import { type InputEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '#core/views/Button.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { FormFailure } from './form-failure.ts';
import type { FormStore, FormValues } from './form-store.ts';

interface Props<Field extends string> {
  store: FormStore<Field>;
  submit: string;
  sending: string;
  /** The button's label after a failure. */
  resend?: string;
  /** What is typed comes back with the form, which may go with a tab or a fold; its fields are React's to begin with only. */
  keeps?: boolean;
  /** Asks before it is sent. */
  asks?: (send: () => void) => void;
  /** Something else is being sent, so that this form waits. */
  waits?: boolean;
  /** This is not the main action of its section. */
  quiet?: boolean;
  /** Rendered beside the button. */
  beside?: ReactNode;
  /** Rendered after the success message. */
  afterSuccess?: ReactNode;
  /** Rendered below an error of the whole form. */
  afterFailure?: ReactNode;
  /** Empties the form after a success. */
  emptied?: boolean;
  onReset?: () => void;
  children?: ReactNode;
}

/**
 * Every form of the site: first the browser's own validation, then one submission at a time. An error is shown at its
 * field or above the button, and what was typed stays. The values sent are those of the fields in `children`, by name.
 */
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
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    asks(() => store.submit(Object.fromEntries(entries) as FormValues<Field>));
  };
  const input = ({ target }: InputEvent<HTMLFormElement>) => {
    const isText =
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement &&
        !/checkbox|password|one-time-code/.test(target.type + target.autocomplete));
    if (keeps && isText) store.type(target.name, target.value);
    if (failure?.field !== undefined || state.step === 'done') store.clear();
  };

  return (
    <FormFailure value={failure}>
      {/* Until this script has come the browser does nothing with the form: it would put what was typed into the address. */}
      <form className="form" method="dialog" ref={form} onSubmit={send} onInput={input} onReset={onReset}>
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

/** An error of a whole form, above its button; the form moves the focus to it. */
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
