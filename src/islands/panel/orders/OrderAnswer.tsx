import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Order } from '#domain/orders/order.ts';
import { endOfGrant, lastDayOf } from '#domain/school/grants.ts';
import { fullDate } from '#domain/shared/dates.ts';
import { limits } from '#domain/shared/limits.ts';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { Field, TextArea } from '#islands/shared/Labelled.tsx';
import { Loading } from '#islands/shared/Loading.tsx';
import { orderTab as texts } from '#messages/panel/orders.ts';
import { answering } from '#stores/panel/orders.ts';

/** What staff do with an order: confirm its payment, say where it is paid, refuse it, or take a confirmation back (PAY-3). */
export function OrderAnswer({ order }: { order: Order }) {
  const { contacted, confirm, pay, refuse, reopen } = answering(order.id);
  if (order.state === 'paid')
    return (
      <div className="order-forms">
        <Form store={reopen} submit={texts.reopen.submit} sending={texts.reopen.sending} quiet>
          <label className="check">
            <input type="checkbox" name="closes" defaultChecked />
            {texts.reopen.closes}
          </label>
        </Form>
      </div>
    );
  return (
    <div className="order-forms">
      <section aria-label={texts.confirm.title}>
        <BuyersCourse order={order} />
        <Form store={confirm} submit={texts.confirm.submit} sending={texts.confirm.sending}>
          <Field
            label={texts.confirm.lastDay}
            name="day"
            type="date"
            max={limits.lastDay}
            hint={texts.confirm.lastDayHint}
          />
        </Form>
      </section>
      <Form
        store={pay}
        submit={texts.pay.submit}
        sending={texts.pay.sending}
        quiet
        beside={
          order.state !== 'contacted' && (
            <button className="more" type="button" onClick={contacted}>
              {texts.contacted}
            </button>
          )
        }
      >
        <Field
          label={texts.pay.field}
          name="link"
          inputMode="url"
          autoComplete="off"
          defaultValue={order.link ?? ''}
          hint={texts.pay.hint}
        />
      </Form>
      <Form store={refuse} submit={texts.refuse.submit} sending={texts.refuse.sending} quiet>
        <TextArea label={texts.refuse.field} name="reason" rows={2} hint={texts.refuse.hint} />
      </Form>
    </div>
  );
}

/** Whether the buyer has the course already, or can't get it. */
function BuyersCourse({ order: { id, course } }: { order: Order }) {
  const { $buyer, readBuyer } = answering(id);
  const buyer = useStore($buyer);
  useEffect(() => {
    readBuyer();
  }, [readBuyer]);
  if (buyer.step === 'reading') return <Loading text={texts.confirm.reading} />;
  if (buyer.step === 'failed') return <FailedNote message={buyer.message} retry={readBuyer} />;
  const { user } = buyer;
  if (!user) return <p className="note warn">{texts.confirm.gone}</p>;
  if (!user.lessons.includes(course))
    return user.lessons.length >= limits.lessons && <p className="note warn">{texts.confirm.full}</p>;
  const end = endOfGrant(user, course);
  return (
    <p className="note warn">
      {end ? texts.confirm.openUntil(fullDate(lastDayOf(end))) : texts.confirm.open}
    </p>
  );
}
