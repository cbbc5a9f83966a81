import { useEffect, useRef, useState } from 'react';
import { EmailField, Field, TextArea } from '#core/forms/Labelled.tsx';
import { MobileField } from '#core/forms/MobileField.tsx';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { filled, MailForm } from './MailForm.tsx';
import { replyBy } from './mail.ts';
import { mailForm } from './store.ts';
import { order as texts } from './texts.ts';

const orderForm = mailForm('order', texts);

/** ORDER-1, ORDER-2. */
function OrderForm() {
  const [reply, setReply] = useState<Reply>('mail');
  return (
    <MailForm store={orderForm} submit={texts.submit} onReset={() => setReply('mail')}>
      <TextArea
        label={texts.describe}
        name="describe"
        rows={5}
        remark={texts.optional}
        placeholder={texts.describePlaceholder}
      />
      <div className="pair">
        <Field label={texts.fromName} name="from_name" autoComplete="name" {...filled} />
        <Field
          label={texts.fromCompany}
          name="from_company"
          hint={texts.fromCompanyHint}
          autoComplete="organization"
          {...filled}
        />
      </div>
      <ReplyFields reply={reply} onReply={setReply} />
    </MailForm>
  );
}

type Reply = 'mail' | 'number';

interface Props {
  reply: Reply;
  onReply(reply: Reply): void;
}

/** The hidden field is disabled, so it is neither required nor sent. */
function ReplyFields({ reply, onReply }: Props) {
  const number = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The visitor may have chosen before this island was hydrated.
    if (number.current?.checked) onReply('number');
  }, [onReply]);
  return (
    <>
      <fieldset className="choice">
        <legend className="label">{texts.replyBy}</legend>
        <label className="check">
          <input type="radio" name={replyBy} defaultChecked onChange={() => onReply('mail')} />
          {texts.byMail}
        </label>
        <label className="check">
          <input type="radio" name={replyBy} ref={number} onChange={() => onReply('number')} />
          {texts.byNumber}
        </label>
      </fieldset>
      <div hidden={reply !== 'mail'}>
        <EmailField label={texts.fromMail} name="from_mail" disabled={reply !== 'mail'} />
      </div>
      <div hidden={reply !== 'number'}>
        <MobileField
          label={texts.fromNumber}
          name="from_number"
          required
          disabled={reply !== 'number'}
          placeholder={texts.numberPlaceholder}
          title={texts.numberFormat}
          hint={texts.numberFormat}
        />
      </div>
    </>
  );
}

export default guarded(OrderForm);
