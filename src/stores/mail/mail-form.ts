import { honeypot, type MailForm, mayMail } from '#domain/mail/mail.ts';
import { mailSentKey } from '#domain/mail/sent-key.ts';
import { AppError } from '#domain/shared/errors.ts';
import { errors } from '#messages/shared/errors.ts';
import { onDevice } from '#stores/shared/device-storage.ts';
import { type FormStore, formStore } from '#stores/shared/form.ts';
import { loadPart } from '#stores/shared/load-part.ts';

interface Options {
  form: MailForm;
  /** The names of the fields that are sent; a disabled field is left out. */
  fields: readonly string[];
  texts: { success: string; tooSoon: string };
}

/**
 * Loads the code that sends e-mails. It is loaded before it is needed, so that a visitor who goes offline can still
 * retry.
 */
export const loadMail = () => loadPart(() => import('#gateways/mail.ts'));

/** A form that is sent as an e-mail. Every failure of the service has one text (ORDER-2, CONTACT-2). */
export function mailForm({ form, fields, texts }: Options): FormStore {
  return formStore({
    texts: { 'mail/spam': errors['mail/spam'], 'mail/too-soon': texts.tooSoon, offline: errors.offline },
    failed: errors['mail/failed'],
    async send(typed) {
      // Never sent by itself later: the visitor decides when the network is back (READ-5).
      if (navigator.onLine === false) throw new AppError('offline');
      if (typed[honeypot]) throw new AppError('mail/spam');
      if (!mayMail(onDevice.text(mailSentKey[form]), Date.now())) throw new AppError('mail/too-soon');
      const { mail } = await loadMail();
      await mail.send(
        form,
        Object.fromEntries(Object.entries(typed).filter(([name]) => fields.includes(name))),
      );
      // EmailJS's own limit also counts failed attempts: it would refuse the retry that the error message suggests.
      onDevice.write(mailSentKey[form], String(Date.now()));
      return { done: texts.success };
    },
  });
}
