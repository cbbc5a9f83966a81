import { order } from '#messages/mail/order.ts';
import { mailForm } from './mail-form.ts';

/** The order form for a price (ORDER-2). It sends the e-mail or the phone number, whichever field is shown. */
export const orderForm = mailForm({
  form: 'order',
  fields: ['describe', 'from_name', 'from_company', 'from_mail', 'from_number'],
  texts: order,
});
