import { useEffect, useRef } from 'react';
import { EmailField } from '#islands/shared/EmailField.tsx';
import { MobileField } from '#islands/shared/MobileField.tsx';
import { order as texts } from '#messages/mail/order.ts';

export type Reply = 'mail' | 'number';

interface Props {
  reply: Reply;
  onReply(reply: Reply): void;
}

/**
 * How the school should answer: by e-mail or by phone. The hidden field is disabled, so it is neither required nor
 * sent.
 */
export function ReplyFields({ reply, onReply }: Props) {
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
          <input type="radio" name="reply_by" defaultChecked onChange={() => onReply('mail')} />
          {texts.byMail}
        </label>
        <label className="check">
          <input type="radio" name="reply_by" ref={number} onChange={() => onReply('number')} />
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
