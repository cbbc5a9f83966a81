import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { User } from '#domain/accounts/user.ts';
import type { Order } from '#domain/orders/order.ts';
import { endOfGrant, lastDayOf } from '#domain/school/grants.ts';
import { fullDate } from '#domain/shared/dates.ts';
import { limits } from '#domain/shared/limits.ts';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { Field, TextArea } from '#islands/shared/Labelled.tsx';
import { Loading } from '#islands/shared/Loading.tsx';
import { orderTab as texts } from '#messages/panel/orders.ts';
import { $contacted, formsOf } from '#stores/panel/orders.ts';

/** What staff do with an order: confirm its payment, say where it is paid, refuse it, or take a confirmation back (PAY-3). */
export function OrderAnswer({ order }: { order: Order }) {
  const { id, course, state, audit } = order;
  const { $buyer, readBuyer, contacted, confirm, pay, refuse, reopen, begin } = formsOf(id);
  const buyer = useStore($buyer);
  const busy = useStore($contacted);
  useEffect(() => {
    begin(state);
  }, [begin, state]);
  if (buyer.step === 'reading') return <Loading text={texts.confirm.reading} />;
  if (buyer.step === 'failed') return <FailedNote message={buyer.message} retry={readBuyer} />;
  const { user } = buyer;
  if (state === 'paid')
    return (
      <div className="order-forms">
        <Form store={reopen} submit={texts.reopen.submit} sending={texts.reopen.sending} quiet>
          <label className="check">
            {/* Ticked if the newest change of the record is the grant of this order; the record is read anew after it. */}
            <input type="checkbox" name="closes" key={user?.audit} defaultChecked={user?.audit === audit} />
            {texts.reopen.closes}
          </label>
          <p className="hint">{texts.reopen.closesHint}</p>
        </Form>
      </div>
    );
  const isForEver = user?.lessons.includes(course) === true && endOfGrant(user, course) === null;
  return (
    <div className="order-forms">
      <section aria-label={texts.confirm.title}>
        <BuyersCourse user={user} course={course} />
        <Form store={confirm} submit={texts.confirm.submit} sending={texts.confirm.sending}>
          {isForEver ? (
            <input type="hidden" name="day" value="" />
          ) : (
            <Field
              label={texts.confirm.lastDay}
              name="day"
              type="date"
              max={limits.lastDay}
              hint={texts.confirm.lastDayHint}
            />
          )}
        </Form>
      </section>
      <Form
        store={pay}
        submit={texts.pay.submit}
        sending={texts.pay.sending}
        quiet
        beside={
          state === 'new' && (
            <button className="more" type="button" aria-busy={busy === id} onClick={contacted}>
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
function BuyersCourse({ user, course }: { user: User | null; course: string }) {
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
