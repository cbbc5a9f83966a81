import { increment, serverTimestamp } from 'firebase/firestore/lite';
import { onItsDay } from '#core/cloud/commit.ts';
import { database } from '#core/cloud/database.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { dayCounter, merge, type Operation, set } from '#core/cloud/operation.ts';
import { cleanLine } from '#core/words/letters.ts';
import type { MailForm } from './mail.ts';

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
  /** The same id again is the same message (INBOX-1). @throws AppError `firestore/permission-denied` past the day's number. */
  async keep(id: string, kind: MailForm, fields: Record<string, string>): Promise<void> {
    try {
      await onItsDay((day) => database().commit(createMessage(id, kind, asKept(fields), day)));
    } catch (error) {
      if (!(await isThere(id))) throw error;
    }
  },
};
