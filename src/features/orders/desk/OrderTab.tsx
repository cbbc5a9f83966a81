import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { isOpen, type Order, shownOrderNumber } from '#domain/orders/order.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import { dateAndTime } from '#domain/shared/dates.ts';
import { shownMoney } from '#domain/shared/money.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { useLostFocus } from '#islands/shared/use-lost-focus.ts';
import { orders as buyerTexts } from '#messages/orders/orders.ts';
import { orderTab as texts } from '#messages/panel/orders.ts';
import { openReceipt } from '#stores/orders/orders.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';
import { $typed, openTyped, orders } from '#stores/panel/orders.ts';
import { ContactLinks } from '../ContactLinks.tsx';
import type { TabProps } from '../LazyPart.tsx';
import { StaffTab } from '../StaffTab.tsx';
import { OrderAnswer } from './OrderAnswer.tsx';
import { OrderSums } from './OrderSums.tsx';

const stateNames: Readonly<Record<string, string>> = buyerTexts.states;

/** PAY-3: the orders of courses. */
export default function OrderTab({ actor }: TabProps) {
  return (
    <StaffTab
      texts={texts}
      rows={orders}
      filterName={(state) => stateNames[state] ?? state}
      render={(order) => <OrderDetails order={order} actor={actor} />}
      actions={() => null}
    >
      <OrderSums />
    </StaffTab>
  );
}

interface Props {
  order: Order;
  actor: PanelUser;
}

function OrderDetails({ order, actor }: Props) {
  const { id, name, course, price, at, state, reason, link, paidAt, rev } = order;
  const title = useRef<HTMLElement>(null);
  // The button that was pressed goes with the order's state.
  useLostFocus(rev, () => title.current);
  return (
    <>
      <span>
        <b className="record-title" ref={title} tabIndex={-1} translate={name === '' ? undefined : 'no'}>
          {name || texts.forgotten}
        </b>
        <span className="record-facts">
          <span className="badge" data-order={state}>
            {buyerTexts.states[state]}
          </span>
          <span className="mono order-number">{shownOrderNumber(id)}</span>
          {order.receipt && (
            <button
              className="more"
              type="button"
              aria-label={texts.receiptLabel(shownOrderNumber(id))}
              onClick={() => openReceipt(order)}
            >
              {texts.receipt}
            </button>
          )}
        </span>
      </span>
      <span className="record-facts soft">
        <span>{courseTitle(course)}</span>
        <span>{price === undefined ? texts.priceless : shownMoney(price)}</span>
        <time className="mono" dateTime={at.toISOString()}>
          {dateAndTime(at)}
        </time>
      </span>
      {name !== '' && (
        <ContactLinks
          number={order.mobile}
          email={order.email}
          subject={texts.number(shownOrderNumber(id))}
          greeting={texts.whatsappText(name, shownOrderNumber(id), courseTitle(course))}
        />
      )}
      {paidAt && <p className="order-more small soft">{texts.paidAt(dateAndTime(paidAt))}</p>}
      {link && (
        <p className="order-more small">
          {texts.link}: <span className="mono">{link}</span>
        </p>
      )}
      {reason && (
        <p className="order-more small">
          {texts.reason} {reason}
        </p>
      )}
      {(isOpen(state) || (state === 'paid' && name !== '')) && (
        <Answer key={state === 'paid' ? 'paid' : 'open'} order={order} actor={actor} />
      )}
    </>
  );
}

/**
 * What staff can do; it reads the buyer's record, so it waits until it is unfolded. That of a paid order is another fold, which begins closed:
 * nothing that takes it back comes under the pointer that has confirmed it.
 */
function Answer({ order, actor }: Props) {
  const { id, state } = order;
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  const { [id]: typed } = useStore($typed, { keys: [id] });
  useEffect(() => openTyped(id), [id]);
  const isUnfolded = unfolded ?? (state !== 'paid' && typed !== undefined);
  const [text, label] =
    state === 'paid' ? [texts.reopen.title, texts.reopen.label] : [texts.answer, texts.answerLabel];
  return (
    <details
      className="order-answer"
      open={isUnfolded}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isUnfolded) setUnfolded(currentTarget.open);
      }}
    >
      <summary aria-label={label(shownOrderNumber(id))}>
        {text} <Icon name="down" />
      </summary>
      {isUnfolded && <OrderAnswer order={order} actor={actor} />}
    </details>
  );
}
