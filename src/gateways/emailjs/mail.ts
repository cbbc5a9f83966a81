import { init, sendForm } from '@emailjs/browser';
import { configuration } from '#configuration';
import { AppError } from '#domain/shared/errors.ts';
import type { Mail } from '#gateways/mail.ts';

/** The library has no time-out of its own and can't be told to give up. */
const timeoutMs = 15_000;

export const mail: Mail = {
  async send(form, fields) {
    if (configuration.mail === null) throw new AppError('not-configured');
    const { origin, account } = configuration.mail;
    init({ publicKey: account.publicKey, origin });
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
};

/** The library wants a form of the page; this one has the fields that are to be sent and no others (ORDER-2). */
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
