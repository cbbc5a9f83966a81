/** The forms that are sent as e-mails. */
export type MailForm = 'order' | 'contact';

/** Milliseconds between two messages of one form on one device (ORDER-3). */
export const mailIntervalMs = 60_000;

/**
 * Whether a form's next message may go (ORDER-3). `lastSent` is what storage keeps: milliseconds, or anything that
 * somebody has put there. A time yet to come is a clock that was set back: it must not lock the form.
 */
export function mayMail(lastSent: string | null, now: number): boolean {
  const since = now - Number(lastSent ?? Number.NaN);
  return !(since >= 0 && since < mailIntervalMs);
}

/** A field that people don't see: what fills it in is no person (ORDER-3). Never sent. */
export const honeypot = 'website';

const subjectLength = 150;

/** The subject that a link to the contact form asks for (COURSE-2): one line, and no longer than a subject is. */
export function subjectFrom(query: string): string {
  const asked = new URLSearchParams(query).get('subject') ?? '';
  return [...asked.replace(/\s+/g, ' ').trim()].slice(0, subjectLength).join('');
}
