import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { dateAndTime } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { labels } from '#core/views/common-texts.ts';
import { DateAndTime } from '#core/views/DateAndTime.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { shownCode } from '#features/enrolments/code.ts';
import { ContactLinks } from '#panel/ContactLinks.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import type { TabProps } from '#panel/LazyPart.tsx';
import type { PanelUser } from '#panel/panel.ts';
import { RowButton } from '#panel/RowActions.tsx';
import { StaffTab } from '#panel/StaffTab.tsx';
import { isOpen, type Order, shownOrderNumber } from '../order.ts';
import { orders as buyerTexts } from '../texts.ts';
import { OrderAnswer } from './OrderAnswer.tsx';
import { OrderSums } from './OrderSums.tsx';
import {
  $changing,
  $receipts,
  $typed,
  $unfolded,
  confirmNow,
  openTyped,
  orders,
  readReceipt,
  unfold,
} from './store.ts';
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
      actions={(order) => <ConfirmNow order={order} />}
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
  const { id, name, course, at, state, reason, link, paidAt, rev } = order;
  const title = useRef<HTMLElement>(null);
  const [isReceiptOpen, setReceiptOpen] = useState(false);
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
            <Button
              className="more"
              aria-expanded={isReceiptOpen}
              aria-label={texts.receiptLabel(shownOrderNumber(id))}
              onClick={() => {
                setReceiptOpen(!isReceiptOpen);
                readReceipt(order);
              }}
            >
              {texts.receipt}
            </Button>
          )}
        </span>
      </span>
      <span className="record-facts soft">
        <span>{courseTitle(course)}</span>
        <span>{buyerTexts.price(order) || texts.priceless}</span>
        <DateAndTime at={at} className="mono" />
      </span>
      {name !== '' && (
        <ContactLinks
          number={order.mobile}
          email={order.email}
          subject={texts.number(shownOrderNumber(id))}
          greeting={texts.whatsappText(name, shownOrderNumber(id), courseTitle(course))}
        />
      )}
      {isReceiptOpen && <Receipt order={order} />}
      {paidAt && <p className="order-more small soft">{texts.paidAt(dateAndTime(paidAt))}</p>}
      {order.coupon !== undefined && (
        <p className="order-more small soft">
          {texts.coupon}: <span className="mono">{shownCode(order.coupon)}</span>
        </p>
      )}
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

/** A confirmed order begins folded, whatever was unfolded before. */
const unfoldedKey = ({ id, state }: Order): string => (state === 'paid' ? `paid ${id}` : id);

function useUnfolded(order: Order): boolean {
  const { [order.id]: typed } = useStore($typed, { keys: [order.id] });
  const unfolded = useStore($unfolded)[unfoldedKey(order)];
  return unfolded ?? (order.state !== 'paid' && typed !== undefined);
}

/** The forms have the same button, with a last day. */
function ConfirmNow({ order }: { order: Order }) {
  const { id, state, name } = order;
  const isUnfolded = useUnfolded(order);
  if (!isOpen(state) || name === '' || isUnfolded) return null;
  return (
    <RowButton
      $busy={$changing}
      id={id}
      className="button quiet"
      label={texts.confirm.now(shownOrderNumber(id), buyerTexts.price(order))}
      busyText={texts.confirm.sending}
      title={texts.confirm.forEver}
      onPress={() => confirmNow(id)}
    >
      {texts.confirm.submit}
    </RowButton>
  );
}

/** In the row, so that the payment is confirmed beside it (PANEL-18). */
function Receipt({ order }: { order: Order }) {
  const receipt = useStore($receipts)[order.receipt ?? ''];
  const shown = shownOrderNumber(order.id);
  return (
    <div className="order-proof">
      <LoadStatus of={receipt} text={texts.receiptLoading} retry={() => readReceipt(order)} />
      {receipt?.step === 'ready' && (
        <a
          href={receipt.address}
          target="_blank"
          rel="noopener"
          aria-label={labels.inNewWindow(texts.receiptAlt(shown))}
        >
          <img src={receipt.address} alt={texts.receiptAlt(shown)} />
        </a>
      )}
    </div>
  );
}

/** Waits until it is unfolded, because it reads the buyer's record. Of a paid order nothing comes under the pointer that has confirmed it. */
function Answer({ order, actor }: Props) {
  const { id, state } = order;
  const isUnfolded = useUnfolded(order);
  useEffect(() => openTyped(id), [id]);
  const [text, label] =
    state === 'paid' ? [texts.reopen.title, texts.reopen.label] : [texts.answer, texts.answerLabel];
  return (
    <details
      className="order-answer"
      open={isUnfolded}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isUnfolded) unfold(unfoldedKey(order), currentTarget.open);
      }}
    >
      <summary aria-label={label(shownOrderNumber(id))}>
        {text} <Icon name="down" />
      </summary>
      {isUnfolded && <OrderAnswer order={order} actor={actor} />}
    </details>
  );
}
