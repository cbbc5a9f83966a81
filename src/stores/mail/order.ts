import { order } from '#messages/mail/order.ts';
import { mailForm } from './mail-form.ts';

/** The price quote (ORDER-2): the e-mail or the number, whichever the form shows. */
export const orderForm = mailForm({
  form: 'order',
  fields: ['describe', 'from_name', 'from_company', 'from_mail', 'from_number'],
  texts: order,
});
