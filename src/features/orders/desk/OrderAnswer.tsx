import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Form } from '#core/forms/Form.tsx';
import { CheckField, Field, TextArea } from '#core/forms/Labelled.tsx';
import { endOfGrant, hasNow } from '#core/session/grants.ts';
import { grantProblem, type User } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { lastDayText } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import { ask } from '#panel/ask.ts';
import { courseTitle } from '#panel/course-titles.ts';
import { DayField } from '#panel/DateFields.tsx';
import type { PanelUser } from '#panel/panel.ts';
import { type Order, shownOrderNumber } from '../order.ts';
import { orders as buyerTexts } from '../texts.ts';
import { $changing, $typed, backOf, contacted, formsOf, typeOrder } from './store.ts';
import { orderTab as texts } from './texts.ts';

/** What staff do with an order: confirm its payment, say where it is paid, refuse it, or take a confirmation back (PAY-3). */
export function OrderAnswer({ order, actor }: { order: Order; actor: PanelUser }) {
  const { id, course, state } = order;
  const { $buyer, readBuyer, confirm, pay, refuse, begin } = formsOf(id);
  const buyer = useStore($buyer);
  const busy = useStore($changing);
  const { [id]: typed = {} } = useStore($typed, { keys: [id] });
  useEffect(() => {
    begin(state);
  }, [begin, state]);
  if (buyer.step !== 'ready') return <LoadStatus of={buyer} text={texts.confirm.reading} retry={readBuyer} />;
  const { user } = buyer;
  if (state === 'paid') return <TakeBack order={order} back={backOf(order, buyer)} />;
  const isForEver = user?.lessons.includes(course) === true && endOfGrant(user, course) === null;
  const waits = busy !== null;
  return (
    <div className="order-forms">
      <section aria-label={texts.confirm.title}>
        <BuyersCourse user={user} course={course} />
        {order.off !== undefined && <p>{buyerTexts.price(order)}</p>}
        <Form store={confirm} submit={texts.confirm.submit} sending={texts.confirm.sending} waits={waits}>
          {isForEver ? (
            <input type="hidden" name="day" value="" />
          ) : (
            <DayField
              label={texts.confirm.lastDay}
              name="day"
              hint={texts.confirm.lastDayHint}
              value={typed.day ?? ''}
              onChange={({ target }) => typeOrder(id, 'day', target.value || undefined)}
            />
          )}
        </Form>
      </section>
      <Form
        store={pay}
        submit={texts.pay.submit}
        sending={texts.pay.sending}
        waits={waits}
        quiet
        beside={
          state === 'new' && (
            <Button className="more" busy={busy === id} off={waits} onClick={() => contacted(actor, id)}>
              {texts.contacted}
            </Button>
          )
        }
      >
        <Field
          label={texts.pay.field}
          name="link"
          inputMode="url"
          autoComplete="off"
          hint={texts.pay.hint}
          value={typed.link ?? order.link ?? ''}
          onChange={({ target }) =>
            typeOrder(id, 'link', target.value === (order.link ?? '') ? undefined : target.value)
          }
        />
      </Form>
      <Form
        store={refuse}
        submit={texts.refuse.submit}
        sending={texts.refuse.sending}
        waits={waits}
        quiet
        asks={(send) => {
          // Nothing is sent without a reason, so nothing is asked.
          if (!typed.reason?.trim()) return send();
          ask({
            text: texts.refuse.ask(shownOrderNumber(id), order.name, courseTitle(course)),
            yes: texts.refuse.yes,
            onYes: send,
          });
        }}
      >
        <TextArea
          label={texts.refuse.field}
          name="reason"
          rows={2}
          hint={texts.refuse.hint}
          value={typed.reason ?? ''}
          onChange={({ target }) => typeOrder(id, 'reason', target.value || undefined)}
        />
      </Form>
    </div>
  );
}

/** @param back what the tick does to the course; `false` closes it. */
function fateOf(isTicked: boolean, back: ReturnType<typeof backOf>['grant'] | false): string {
  const { fates } = texts.reopen;
  if (!isTicked) return fates.none;
  return back && back.kind === 'renew' ? fates.renew(lastDayText(back.end)) : fates.revoke;
}

/** Takes a confirmation back, after a question; the course goes back to what it was. */
function TakeBack({
  order,
  back: { grant, next, isChanged },
}: {
  order: Order;
  back: ReturnType<typeof backOf>;
}) {
  const { id, name, course } = order;
  const busy = useStore($changing);
  const [choice, hint] = isChanged
    ? [texts.reopen.closes, texts.reopen.byHand]
    : grant.kind === 'revoke'
      ? [texts.reopen.closes, null]
      : grant.kind === 'renew'
        ? [texts.reopen.renews(lastDayText(grant.end)), null]
        : [null, next ? texts.reopen.next : texts.reopen.stays];
  return (
    <div className="order-forms">
      <Form
        store={formsOf(id).reopen}
        submit={texts.reopen.submit}
        sending={texts.reopen.sending}
        waits={busy !== null}
        quiet
        asks={(send, typed) =>
          ask({
            text: texts.reopen.ask(
              shownOrderNumber(id),
              name,
              courseTitle(course),
              buyerTexts.price(order),
              fateOf(typed.has('closes'), !isChanged && grant),
            ),
            yes: texts.reopen.yes,
            onYes: send,
          })
        }
      >
        {choice !== null && (
          <CheckField name="closes" key={choice} defaultChecked={!isChanged}>
            {choice}
          </CheckField>
        )}
        {hint !== null && <p className="hint">{hint}</p>}
      </Form>
    </div>
  );
}

/** Whether the buyer has the course already, or can't get it. */
function BuyersCourse({ user, course }: { user: User | null; course: string }) {
  if (!user) return <p className="note warn">{texts.confirm.gone}</p>;
  const problem = grantProblem(user, course);
  if (!user.lessons.includes(course))
    return problem && problem !== 'duplicate' && <p className="note warn">{texts.confirm[problem]}</p>;
  const end = endOfGrant(user, course);
  const until = end && lastDayText(end);
  const isOver = !hasNow(user, course, timeNow());
  return (
    <p className="note warn">
      {until === null ? texts.confirm.open : (isOver ? texts.confirm.over : texts.confirm.openUntil)(until)}
    </p>
  );
}
