import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { shownOrderNumber } from '#domain/orders/order.ts';
import { fullDate } from '#domain/shared/dates.ts';
import { routes } from '#domain/shared/routes.ts';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { orders as texts } from '#messages/orders/orders.ts';
import { $orders, loadOrders } from '#stores/orders/orders.ts';
import type { CoursesByPath } from './Courses.tsx';

/** The user's orders and how far each is; nothing for who has none (PAY-2). */
export function OwnOrders({ uid, courses }: { uid: string; courses: CoursesByPath }) {
  const state = useStore($orders);
  useEffect(() => {
    loadOrders(uid);
  }, [uid]);
  if (state.step !== 'ready' || state.orders.length === 0) return null;
  return (
    <PageSection>
      <h2 className="lesser">{texts.title}</h2>
      <ul className="own-orders">
        {state.orders.map((order) => (
          <li key={order.id}>
            <a className="display" href={routes.ordered(order.id)}>
              {courses[order.course]?.title ?? order.course}
            </a>
            <span className="badge" data-order={order.state}>
              {texts.states[order.state]}
            </span>
            <span className="mono small soft">{shownOrderNumber(order.id)}</span>
            <span className="small soft">{fullDate(order.at)}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
