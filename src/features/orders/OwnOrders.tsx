import { useStore } from '@nanostores/react';
import { routes } from '#core/addresses/routes.ts';
import { fullDate } from '#core/time/dates.ts';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import { Folded } from '#core/views/PageSection.tsx';
import type { CoursesByPath } from '#features/courses/course.ts';
import { shownOrderNumber } from './order.ts';
import { ownOrders } from './store.ts';
import { orders as texts } from './texts.ts';

/** The user's orders and how far each is; read when it is unfolded, because most users have none (PAY-2). */
export function OwnOrders({ uid, courses }: { uid: string; courses: CoursesByPath }) {
  return (
    <Folded title={texts.title} load={() => ownOrders.load(uid)}>
      <OrderList uid={uid} courses={courses} />
    </Folded>
  );
}

function OrderList({ uid, courses }: { uid: string; courses: CoursesByPath }) {
  const state = useStore(ownOrders.$state);
  if (state.step !== 'ready')
    return <LoadStatus of={state} text={texts.loading} retry={() => ownOrders.load(uid)} />;
  if (state.own.length === 0) return <p className="soft">{texts.empty}</p>;
  return (
    <ul className="own-orders">
      {state.own.map((order) => (
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
  );
}
