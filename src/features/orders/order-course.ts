import { AppError } from '#domain/shared/errors.ts';
import { routes } from '#domain/shared/routes.ts';
import { ordering as texts } from '#messages/orders/ordering.ts';
import { $profile } from '#stores/accounts/profile.ts';
import { onSignOut } from '#stores/accounts/session.ts';
import { formStore } from '#stores/shared/form.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/**
 * «Dərsi al» of a verified user: orders the course, or finds the order that is open, and leads to its page (COURSE-2, PAY-2).
 * `price` in qəpik, '' for a course without one.
 */
export const courseOrder = formStore<'course' | 'price'>({
  texts: { 'firestore/permission-denied': texts.refused },
  async send({ course, price }) {
    if (navigator.onLine === false) throw new AppError('offline');
    const profile = $profile.get();
    if (profile.state !== 'ready') throw new AppError('firestore/unauthenticated');
    const { orders } = await loadPart(() => import('#gateways/orders.ts'));
    const number = await orders.place(profile.record, {
      course,
      price: price === '' ? undefined : Number(price),
    });
    location.assign(routes.ordered(number));
    return 'leaving';
  },
});

onSignOut(courseOrder.reset);

/** What a page says about buying a course. */
export interface Offer {
  course: string;
  /** The subject of a message to the school (COURSE-2). */
  subject: string;
  /** In qəpik; '' for a course without a price. */
  price: string;
  /** Whether this installation takes orders. */
  isOrdered: boolean;
}

/** Orders the course; where orders are switched off, it opens the contact form (COURSE-2). */
export const buy = ({ course, subject, price, isOrdered }: Offer): void => {
  if (isOrdered) courseOrder.submit({ course, price });
  else location.assign(routes.contactAbout(subject));
};
