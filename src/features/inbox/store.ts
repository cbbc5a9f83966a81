import { errors } from '#core/cloud/error-texts.ts';
import { AppError, codeOf } from '#core/cloud/errors.ts';
import { onDevice } from '#core/device/device-storage.ts';
import { type FormStore, formStore } from '#core/forms/form-store.ts';
import { textLength } from '#core/forms/text-length-texts.ts';
import { loadPart } from '#core/page/load-part.ts';
import { msNow } from '#core/time/clock.ts';
import { inboxLimits } from './limits.ts';
import { honeypot, type MailForm, mailSentKey, mayMail, replyBy } from './mail.ts';
import { mailing } from './texts.ts';

/** Before it is needed, so that a visitor who goes offline can still retry. */
export const loadMail = () => loadPart(() => import('./mail-gateway.ts'));

/** The most characters of a field: what is longer could not be kept. Not in the domain's mail.ts, which each visit of /contact loads. */
function mostIn(field: string): number {
  if (field === 'describe' || field === 'message') return inboxLimits.text;
  return field === 'from_mail' ? inboxLimits.email : inboxLimits.line;
}

/** Every field that the form shows is sent and kept (ORDER-2, CONTACT-2, INBOX-1). It has failed when both have. */
export function mailForm(form: MailForm, texts: { success: string; tooSoon: string }): FormStore {
  /** An attempt whose answer was lost may be kept, so the next one with the same fields is the same message. */
  let attempt: { typed: string; id: string } | null = null;
  return formStore({
    texts: { 'mail/spam': errors['mail/spam'], 'mail/too-soon': texts.tooSoon, offline: errors.offline },
    failed: errors['mail/failed'],
    check({ [honeypot]: _, ...fields }) {
      const [tooLong] = Object.entries(fields).filter(([field, { length }]) => length > mostIn(field));
      if (!tooLong) return null;
      const [field, { length }] = tooLong;
      return { field, message: textLength.tooLong(length, mostIn(field)) };
    },
    async send({ [honeypot]: trap, [replyBy]: _, ...fields }) {
      // Never sent by itself later: the visitor decides when the network is back (READ-5).
      if (navigator.onLine === false) throw new AppError('offline');
      if (trap) throw new AppError('mail/spam');
      if (!mayMail(onDevice.text(mailSentKey[form]), msNow())) throw new AppError('mail/too-soon');
      const { mail } = await loadMail();
      const typed = JSON.stringify(fields);
      if (attempt?.typed !== typed) attempt = { typed, id: crypto.randomUUID() };
      // Both at once. Whoever maintains the site learns of the one that has failed; the visitor need not.
      const keeping = mail.keep(attempt.id, form, fields).then(
        () => true,
        (error: unknown) => {
          if (codeOf(error) !== 'not-configured') console.error(error);
          return false;
        },
      );
      const isMailed = await mail.send(form, fields).then(
        () => true,
        async (error: unknown) => {
          if (!(await keeping)) throw error;
          console.error(error);
          return false;
        },
      );
      attempt = null;
      // EmailJS's own limit also counts failed attempts: it would refuse the retry that the error message suggests.
      onDevice.write(mailSentKey[form], String(msNow()));
      return { done: isMailed ? texts.success : mailing.recorded };
    },
  });
}
