import type { MailForm } from '#domain/mail/mail.ts';

export interface Mail {
  /**
   * Sends the fields of a form, and nothing besides, to the company.
   * @throws AppError `mail/failed`: refused, not reached, or no answer in time (it may have arrived then).
   */
  send(form: MailForm, fields: Record<string, string>): Promise<void>;
}
