import type { MailForm } from '#domain/mail/mail.ts';

export interface Mail {
  /**
   * Sends the fields of a form, and no other data, to the company.
   * @throws AppError `mail/failed`: refused, unreachable, or no response in time (the e-mail may have arrived then).
   */
  send(form: MailForm, fields: Record<string, string>): Promise<void>;
}
