import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { dateAndTime } from '#core/time/dates.ts';
import { Icon } from '#core/views/Icon.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { shownMoney } from '#core/words/money.ts';
import { ContactLinks } from '#panel/ContactLinks.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import type { TabProps } from '#panel/LazyPart.tsx';
import type { PanelUser } from '#panel/panel.ts';
import { StaffTab } from '#panel/StaffTab.tsx';
import { isOpen, type Order, shownOrderNumber } from '../order.ts';
import { openReceipt } from '../store.ts';
import { orders as buyerTexts } from '../texts.ts';
import { OrderAnswer } from './OrderAnswer.tsx';
import { OrderSums } from './OrderSums.tsx';
import { $typed, openTyped, orders } from './store.ts';
import { orderTab as texts } from './texts.ts';

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

/** Waits until it is unfolded, because it reads the buyer's record. Of a paid order nothing comes under the pointer that has confirmed it. */
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
