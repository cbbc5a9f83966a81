import { init, sendForm } from '@emailjs/browser';
import { configuration } from '#configuration';
import { AppError } from '#core/cloud/errors.ts';
import type { MailForm } from './mail.ts';

const emailService = 'https://api.emailjs.com';
const timeoutMs = 15_000; // the library has no timeout, and its request can't be cancelled

export const mail = {
  /** @throws AppError `mail/failed`: refused, unreachable, or no response in time (the e-mail may have arrived then). */
  async send(form: MailForm, fields: Record<string, string>): Promise<void> {
    if (configuration.mail === null) throw new AppError('not-configured');
    const { origin, account } = configuration.mail;
    // The library's own check of browsers without a screen, which the tests of the local stack have.
    init({ publicKey: account.publicKey, origin, blockHeadless: origin === emailService });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
    });
    try {
      await Promise.race([sendForm(account.serviceId, account[form], formOf(fields)), late]);
    } catch (cause) {
      throw new AppError('mail/failed', cause);
    } finally {
      clearTimeout(timer);
    }
  },

  /** A page that is older than the site does not load itself anew for this part: the e-mail is on its way. @throws */
  async keep(id: string, form: MailForm, fields: Record<string, string>): Promise<void> {
    if (configuration.firebase === null) throw new AppError('not-configured');
    const { messages } = await import('./gateway.ts');
    await messages.keep(id, form, fields);
  },
};

/** The library needs a form element; this one has only the fields that are to be sent (ORDER-2). */
function formOf(fields: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}
