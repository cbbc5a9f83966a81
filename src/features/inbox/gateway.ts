import { increment, serverTimestamp } from 'firebase/firestore/lite';
import type { MailForm } from '#domain/mail/mail.ts';
import { dayCounter } from '#domain/shared/day-counter.ts';
import { codeOf } from '#domain/shared/errors.ts';
import { cleanLine } from '#domain/shared/letters.ts';
import { onItsDay } from './commit.ts';
import { database } from './database.ts';
import { merge, type Operation, set } from './operation.ts';

/** What a visitor sends by a form, and one message more in the count of the day (INBOX-1). For everybody. */
export const createMessage = (
  id: string,
  kind: MailForm,
  fields: Record<string, string>,
  now: Date,
): Operation[] => [
  set(`messages/${id}`, { kind, fields, at: serverTimestamp(), state: 'new', rev: 1 }),
  merge(dayCounter('messages', now), { n: increment(1), last: id }),
];

/** Whether there is a message. A visitor who may not read it is told that there is none, and is refused otherwise. */
const isThere = (id: string): Promise<boolean> =>
  database()
    .get(`messages/${id}`)
    .then(
      (found) => found !== null,
      (error: unknown) => codeOf(error) === 'firestore/permission-denied',
    );

/** As the rules take it: all fields but the texts are lines. */
const asKept = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, typed]) => [
      name,
      name === 'describe' || name === 'message' ? typed : cleanLine(typed),
    ]),
  );

export const messages = {
  /**
   * Keeps the fields of a form for the school (INBOX-1). The same id again is the same message, and is kept once.
   * @throws AppError `firestore/permission-denied` past the day's number.
   */
  async keep(id: string, kind: MailForm, fields: Record<string, string>): Promise<void> {
    try {
      await onItsDay((day) => database().commit(createMessage(id, kind, asKept(fields), day)));
    } catch (error) {
      if (!(await isThere(id))) throw error;
    }
  },
};
