import { useStore } from '@nanostores/react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { whatsappLink } from '#core/addresses/contact-links.ts';
import { routes } from '#core/addresses/routes.ts';
import { PictureForm } from '#core/forms/PictureForm.tsx';
import type { Site } from '#core/installation/site.ts';
import { type Grants, hasNow } from '#core/session/grants.ts';
import { timeNow } from '#core/time/clock.ts';
import { fullDate } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { ask } from '#core/views/confirm-dialog.ts';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { OwnPage } from '#features/accounts/OwnPage.tsx';
import { isOpen, type Order, shownOrderNumber } from './order.ts';
import { $withdrawing, openReceipt, ownOrders, receiptForm, withdraw } from './store.ts';
import { orders as texts } from './texts.ts';

interface SchoolTerms {
  titles: Record<string, string>; // titles of the courses by path
  payment: Site['payment'];
  whatsapp: Site['whatsapp'];
  pages: readonly { title: string; href: string }[]; // the pages that a buyer agrees to (READ-11)
  legal: string; // who sells; '' if nobody has written it
}

/** PAY-2: the orders of the signed-in user, the newest first. */
function Orders({ loom, ...terms }: SchoolTerms & { loom?: ReactNode }) {
  return (
    <OwnPage title={texts.title}>
      {({ account, record }) => (
        <PageSection>
          <h1>{texts.title}</h1>
          <OwnOrders uid={account.uid} grants={record} terms={terms} loom={loom} />
        </PageSection>
      )}
    </OwnPage>
  );
}

interface OwnProps {
  uid: string;
  grants: Grants;
  terms: SchoolTerms;
  loom: ReactNode;
}

function OwnOrders({ uid, grants, terms, loom }: OwnProps) {
  const state = useStore(ownOrders.$state);
  useEffect(() => {
    ownOrders.load(uid);
  }, [uid]);
  if (state.step !== 'ready')
    return <LoadStatus of={state} text={texts.loading} retry={() => ownOrders.load(uid)} />;
  if (state.own.length === 0)
    return (
      <div className="empty">
        {loom}
        <p>{texts.empty}</p>
        <a className="button" href={routes.lessons}>
          {texts.courses}
        </a>
      </div>
    );
  return (
    <div className="orders">
      {state.own.map((order) => (
        <OrderDetails key={order.id} order={order} grants={grants} terms={terms} />
      ))}
    </div>
  );
}

function OrderDetails({ order, grants, terms }: { order: Order } & Pick<OwnProps, 'grants' | 'terms'>) {
  const { id, course, price, state, reason, rev } = order;
  const isFree = price === 0;
  const isPriced = (price !== undefined && !isFree) || order.link !== undefined;
  const title = terms.titles[course] ?? course;
  const number = shownOrderNumber(id);
  // Its last day may be over, or staff may have closed it.
  const isClosed = state === 'paid' && !hasNow(grants, course, timeNow());
  const sentence =
    isOpen(state) && !isPriced ? (isFree ? texts.free : texts.waitForPrice) : texts.next[state];
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    // The browser has looked for it before it was there.
    if (location.hash !== `#order-${id}`) return;
    article.current?.scrollIntoView({ block: 'start' });
    article.current?.focus({ preventScroll: true });
  }, [id]);
  // The button that was pressed goes with the order's state.
  useLostFocus(rev, () => article.current);
  return (
    <article
      className="order"
      id={`order-${id}`}
      data-open={isOpen(state) ? '' : undefined}
      aria-labelledby={`title-${id}`}
      tabIndex={-1}
      ref={article}
    >
      <header>
        <h2 className="lesser" id={`title-${id}`}>
          {title}
        </h2>
        <p className="order-facts">
          <span className="badge" data-order={state}>
            {texts.states[state]}
          </span>
          <b className="mono">{texts.number(number)}</b>
          <b>{texts.price(order) || texts.priceUnknown}</b>
          <span className="small soft">{texts.ordered(fullDate(order.at))}</span>
        </p>
      </header>
      <p>{isClosed ? texts.paidClosed : sentence}</p>
      {reason && (
        <p className="order-reason">
          <b>{texts.reason}</b> {reason}
        </p>
      )}
      {isOpen(state) && (
        <>
          {isPriced && <Payment order={order} title={title} terms={terms} />}
          {isPriced && <Receipt order={order} title={title} />}
          <Withdrawal order={order} title={title} />
        </>
      )}
      {state === 'paid' && !isClosed && (
        <p>
          <a className="button" href={routes.videos(course)}>
            {texts.begin}
          </a>
        </p>
      )}
      {(isClosed || state === 'refused' || state === 'withdrawn') && (
        <p>
          <a className="more" href={routes.course(course)}>
            {texts.again}
          </a>
        </p>
      )}
    </article>
  );
}

function Payment({ order, title, terms }: { order: Order; title: string; terms: SchoolTerms }) {
  const { payment = [], whatsapp, pages, legal } = terms;
  const number = shownOrderNumber(order.id);
  return (
    <section className="order-payment" aria-label={texts.of(texts.ways, title)}>
      <h3>{texts.ways}</h3>
      <p>
        {texts.say} <b className="mono copied-whole">{number}</b>
      </p>
      {order.link && (
        <p>
          <a className="button" href={order.link} target="_blank" rel="noopener noreferrer">
            {texts.payOnline}
          </a>
        </p>
      )}
      <div className="order-ways">
        {payment.map(({ name, details, note }) => (
          <div key={name}>
            <h4>{name}</h4>
            <dl>
              {details.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="mono copied-whole" translate="no">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
            {note && <p className="small soft">{note}</p>}
          </div>
        ))}
      </div>
      {pages.length > 0 && (
        <p className="small soft">
          {texts.terms}{' '}
          {pages.map(({ title: page, href }, at) => (
            <Fragment key={href}>
              {at > 0 && ', '}
              <a href={href}>{page}</a>
            </Fragment>
          ))}
        </p>
      )}
      {legal && <p className="small soft">{legal}</p>}
      {whatsapp && (
        <p>
          <a
            className="button quiet"
            href={whatsappLink(whatsapp, texts.whatsappText(number, title))}
            target="_blank"
            rel="noopener"
          >
            {texts.whatsapp}
          </a>
        </p>
      )}
    </section>
  );
}

function Receipt({ order, title }: { order: Order; title: string }) {
  const { picture, form } = receiptForm(order);
  const chosen = useStore(picture.$chosen);
  const isChosen = chosen.step === 'chosen';
  return (
    <section className="order-receipt" aria-label={texts.of(texts.receipt, title)}>
      <h3>{texts.receipt}</h3>
      <PictureForm
        name="receipt"
        picture={picture}
        form={form}
        hint={texts.receiptHint}
        choose={isChosen ? texts.change : texts.choose}
        texts={{ submit: texts.send, sending: texts.sending, chosen: texts.chosen }}
      >
        {order.receipt && (
          <p>
            <button className="more" type="button" onClick={() => openReceipt(order)}>
              {texts.seeReceipt}
            </button>
          </p>
        )}
        {isChosen && <img src={chosen.preview} alt={texts.receiptAlt} />}
      </PictureForm>
    </section>
  );
}

function Withdrawal({ order, title }: { order: Order; title: string }) {
  const withdrawing = useStore($withdrawing);
  const agree = async () => {
    if (withdrawing !== null) return;
    const { withdrawTitle, withdrawText, withdrawYes, withdrawNo } = texts;
    const question = { title: withdrawTitle, text: withdrawText(title), yes: withdrawYes, no: withdrawNo };
    if (await ask(question)) withdraw(order);
  };
  return (
    <p>
      <Button
        className="more danger"
        busy={withdrawing === order.id}
        off={withdrawing !== null}
        onClick={agree}
      >
        {texts.withdraw}
      </Button>
    </p>
  );
}

export default guarded(Orders);
