import { useState } from 'react';
import { filledPattern } from '#domain/shared/limits.ts';
import { MailForm } from '#islands/mail/MailForm.tsx';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { Field } from '#islands/shared/Field.tsx';
import { TextArea } from '#islands/shared/TextArea.tsx';
import { order as texts } from '#messages/mail/order.ts';
import { orderForm } from '#stores/mail/order.ts';
import { type Reply, ReplyFields } from './ReplyFields.tsx';

/** ORDER-1, ORDER-2. */
function OrderForm() {
  const [reply, setReply] = useState<Reply>('mail');
  const filled = { required: true, pattern: filledPattern, title: texts.filledFormat };
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

export default guarded(OrderForm);
