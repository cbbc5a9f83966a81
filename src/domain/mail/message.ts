import * as v from 'valibot';
import { integer } from '#domain/shared/schema-parts.ts';

export const messageStates = ['new', 'answered', 'closed'] as const;

export type MessageState = (typeof messageStates)[number];

/** A document of `messages` as staff read it: what a visitor has sent by a form, and what has become of it (INBOX-2). */
export const MessageDocument = v.object({
  id: v.string(),
  kind: v.picklist(['order', 'contact']),
  /** The fields of the form under the names of the letter (ORDER-2, CONTACT-2). */
  fields: v.record(v.string(), v.string()),
  at: v.date(),
  state: v.picklist(messageStates),
  /** The uid of the staff member who answers it. */
  takenBy: v.optional(v.string()),
  /** For colleagues. */
  note: v.optional(v.string()),
  rev: integer,
});

export type Message = v.InferOutput<typeof MessageDocument>;

/**
 * The document that counts the messages of a day in UTC (INBOX-1).
 * @param now by the device's clock: the rules accept the day of the service's clock alone.
 */
export const messageCounter = (now: Date): string =>
  `counters/messages-${now.toISOString().slice(0, 10).replaceAll('-', '')}`;
