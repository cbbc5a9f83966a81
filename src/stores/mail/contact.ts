import { contact } from '#messages/mail/contact.ts';
import { mailForm } from './mail-form.ts';

/** The contact form (CONTACT-2). */
export const contactForm = mailForm({
  form: 'contact',
  fields: ['from_name', 'from_surname', 'from_mail', 'from_subject', 'message'],
  texts: contact,
});
