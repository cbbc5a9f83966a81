import { routes } from '#core/addresses/routes.ts';
import { AppError } from '#core/cloud/errors.ts';
import { formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { ownProfile } from '#core/session/profile.ts';
import { endsWithSession } from '#core/session/session-state.ts';
import { ordering as texts } from './ordering-texts.ts';

/** Orders the course, or finds the open order, and leads to it (COURSE-2, PAY-2). `price` in qəpik, '' for a course without one. */
export const courseOrder = endsWithSession(
  formStore<'course' | 'price' | 'coupon' | 'off'>({
    texts: { 'firestore/permission-denied': texts.refused },
    async send({ course, price, coupon: code, off }) {
      if (navigator.onLine === false) throw new AppError('offline');
      const { record } = ownProfile();
      const { orders } = await loadPart(() => import('./gateway.ts'));
      const placed = await orders.place(record, {
        course,
        price: price === '' ? undefined : Number(price),
        ...(code !== '' && { coupon: { code, off: Number(off) } }),
      });
      // The words stand with the coupon (coupon.ts): pages that have none need none.
      if ('problem' in placed) return { message: placed.problem, field: 'coupon' };
      location.assign(routes.ordered(placed.id));
      return 'leaving';
    },
  }),
);

export interface Offer {
  course: string;
  subject: string; // the subject of a message to the school (COURSE-2)
  price: string; // in qəpik; '' for a course without a price
  isOrdered: boolean; // whether this installation takes orders
}

/** Orders the course; where orders are switched off, it opens the contact form (COURSE-2). @param coupon has reduced the price. */
export const buy = (
  { course, subject, price, isOrdered }: Offer,
  { code, off }: { code: string; off: number } = { code: '', off: 0 },
): void => {
  if (isOrdered) courseOrder.submit({ course, price, coupon: code, off: String(off) });
  else location.assign(routes.contactAbout(subject));
};
