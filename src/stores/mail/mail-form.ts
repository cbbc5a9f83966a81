import { honeypot, type MailForm, mailSentKey, mayMail, replyBy } from '#domain/mail/mail.ts';
import { AppError } from '#domain/shared/errors.ts';
import { errors } from '#messages/shared/errors.ts';
import { onDevice } from '#stores/shared/device-storage.ts';
import { type FormStore, formStore } from '#stores/shared/form.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/**
 * Loads the code that sends e-mails. It is loaded before it is needed, so that a visitor who goes offline can still
 * retry.
 */
export const loadMail = () => loadPart(() => import('#gateways/mail.ts'));

/**
 * A form that is sent as an e-mail, with every field that it shows (ORDER-2, CONTACT-2): a disabled field is left out, and
 * a new one needs nothing here. Every failure of the service has one text.
 */
export function mailForm(form: MailForm, texts: { success: string; tooSoon: string }): FormStore {
  return formStore({
    texts: { 'mail/spam': errors['mail/spam'], 'mail/too-soon': texts.tooSoon, offline: errors.offline },
    failed: errors['mail/failed'],
    async send({ [honeypot]: trap, [replyBy]: _, ...fields }) {
      // Never sent by itself later: the visitor decides when the network is back (READ-5).
      if (navigator.onLine === false) throw new AppError('offline');
      if (trap) throw new AppError('mail/spam');
      if (!mayMail(onDevice.text(mailSentKey[form]), Date.now())) throw new AppError('mail/too-soon');
      const { mail } = await loadMail();
      await mail.send(form, fields);
      // EmailJS's own limit also counts failed attempts: it would refuse the retry that the error message suggests.
      onDevice.write(mailSentKey[form], String(Date.now()));
      return { done: texts.success };
    },
  });
}
