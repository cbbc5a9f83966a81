import * as v from 'valibot';
import { integer } from '#core/cloud/schema-parts.ts';

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
  takenBy: v.optional(v.string()), // the uid of the staff member who answers it
  note: v.optional(v.string()),
  rev: integer,
});

export type Message = v.InferOutput<typeof MessageDocument>;

/** Months after which `operator old-messages` deletes a message (INBOX-2); content/pages/privacy.md names them. */
export const messageMonths = 12;

/** What a message says, whichever form it came by; '' for what that form does not have, or was left empty. */
export interface MessageText {
  name: string;
  company: string;
  email: string;
  number: string;
  subject: string;
  text: string;
}

export const textOf = ({ fields }: Pick<Message, 'fields'>): MessageText => ({
  name: [fields.from_name, fields.from_surname].filter(Boolean).join(' '),
  company: fields.from_company ?? '',
  email: fields.from_mail ?? '',
  number: fields.from_number ?? '',
  subject: fields.from_subject ?? '',
  text: fields.message ?? fields.describe ?? '',
});

/** Everything that a search is compared with: the fields and the note. */
export const searchedText = ({ fields, note = '' }: Pick<Message, 'fields' | 'note'>): string =>
  [...Object.values(fields), note].join('\n');
