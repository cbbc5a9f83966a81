import { type ReactNode, useEffect } from 'react';
import { honeypot } from '#domain/mail.ts';
import { mailing } from '#messages/mailing.ts';
import type { FormStore } from '#stores/form.ts';
import { loadMail } from '#stores/mail-form.ts';
import { Form } from './Form.tsx';

interface Props {
  store: FormStore;
  submit: string;
  onReset?: () => void;
  children: ReactNode;
}

const nothing = () => {};

/** A form that is sent as an e-mail: what it says, and the field that only programs fill in (ORDER-3). */
export function MailForm({ store, submit, onReset, children }: Props) {
  useEffect(() => {
    // The one who sends hears of it when it is still missing then.
    loadMail().catch(nothing);
  }, []);
  return (
    <Form
      store={store}
      submit={submit}
      sending={mailing.sending}
      resend={mailing.resend}
      afterFailure={<p className="hint">{mailing.kept}</p>}
      emptied
      {...(onReset && { onReset })}
    >
      {children}
      <label className="vh" inert>
        {mailing.honeypot}
        <input name={honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </Form>
  );
}
