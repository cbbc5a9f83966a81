import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from '#core/forms/Form.tsx';
import type { FormStore } from '#core/forms/form-store.ts';
import { filledPattern } from '#core/words/limits.ts';
import { honeypot } from './mail.ts';
import { loadMail } from './store.ts';
import { mailing } from './texts.ts';

/** Of a field that must say something: spaces alone would be mailed, and not kept. */
export const filled = { required: true, pattern: filledPattern, title: mailing.filledFormat };

interface Props {
  store: FormStore;
  submit: string;
  onReset?: () => void;
  children: ReactNode;
}

const nothing = () => {};

/** A form that is sent as an e-mail: its messages, and the honeypot (ORDER-3). */
export function MailForm({ store, submit, onReset, children }: Props) {
  const trap = useRef<HTMLInputElement>(null);
  const state = useStore(store.$state);
  useEffect(() => {
    // An autofill may have filled it in: nobody could empty it, and the next press sends.
    if (state.step === 'failed' && state.code === 'mail/spam' && trap.current) trap.current.value = '';
  }, [state]);
  useEffect(() => {
    // A failure is ignored here: sending loads it again and shows the error.
    loadMail().catch(nothing);
  }, []);
  return (
    <Form
      store={store}
      submit={submit}
      sending={mailing.sending}
      resend={mailing.resend}
      afterFailure={<KeptText />}
      emptied
      {...(onReset && { onReset })}
    >
      {children}
      <label hidden>
        {mailing.honeypot}
        <input name={honeypot} ref={trap} tabIndex={-1} autoComplete="off" />
      </label>
    </Form>
  );
}

/** What was typed is still there; says so again when the network is back, because nothing is sent by itself. */
function KeptText() {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const note = () => setBack(true);
    addEventListener('online', note);
    return () => removeEventListener('online', note);
  }, []);
  return (
    <p className="hint" role="status">
      {isBack ? mailing.online : mailing.kept}
    </p>
  );
}
