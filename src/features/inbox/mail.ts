import { ageOf } from '#core/time/clock.ts';

export type MailForm = 'order' | 'contact';

/** Least time in ms between two messages of one form on one device (ORDER-3). */
export const mailIntervalMs = 60_000;

/** `lastSent` is any text. A time in the future means that the clock was set back, which must not lock the form (ORDER-3). */
export function mayMail(lastSent: string | null, now: number): boolean {
  return !(ageOf(Number(lastSent ?? Number.NaN), now) < mailIntervalMs);
}

/** The honeypot: people don't see this field, so only a program fills it in (ORDER-3). Never sent. */
export const honeypot = 'website';

/** The choice between e-mail and phone. It is not sent: the field that it shows is (ORDER-2). */
export const replyBy = 'reply_by';

const subjectLength = 150;

/** The subject given by a link to the contact form (COURSE-2): one line, cut to the length of a subject. */
export function subjectFrom(query: string): string {
  const asked = new URLSearchParams(query).get('subject') ?? '';
  return [...asked.replace(/\s+/g, ' ').trim()].slice(0, subjectLength).join('');
}

/** localStorage: when a form's last message was sent, for each form (ORDER-3). */
export const mailSentKey = { order: 'kodyol:order-sent', contact: 'kodyol:contact-sent' } as const;
