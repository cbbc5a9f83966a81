import { deleteField } from 'firebase/firestore/lite';
import { type Actor, logged } from '#core/cloud/audit.ts';
import { commit } from '#core/cloud/commit.ts';
import { database } from '#core/cloud/database.ts';
import { readOne } from '#core/cloud/documents.ts';
import { type Operation, type Query, remove, update } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { chainPages } from '#panel/joined-rows-gateway.ts';
import type { ListPage, ListQuery } from '#panel/list-query.ts';
import { readRows, saidRows } from '#panel/rows-gateway.ts';
import { type Message, MessageDocument, type MessageState, messageStates, searchedText } from '../message.ts';

/** `takenBy`, `note`: `null` removes it. */
export interface MessageChange {
  state?: MessageState;
  takenBy?: string | null;
  note?: string | null;
}

/** State, who answers, note (INBOX-2). Denied when somebody else has changed the message since `rev`. */
export function changeMessage(
  actor: Actor,
  { id, rev }: Pick<Message, 'id' | 'rev'>,
  { state, takenBy, note }: MessageChange,
): Operation[] {
  const data = {
    ...(state && { state }),
    ...(takenBy !== undefined && { takenBy: takenBy ?? deleteField() }),
    ...(note !== undefined && { note: note ?? deleteField() }),
    rev: rev + 1,
  };
  return logged(actor, 'messages', id, 'update', (audit) => [update(`messages/${id}`, { ...data, audit })]);
}

/** Deletes a message for good (INBOX-2). No document remains that could name the entry, so its id follows from the message's. */
export const deleteMessage = ({ uid }: Actor, id: string): Operation[] =>
  logged({ uid, entry: `${id}-deleted` }, 'messages', id, 'delete', () => [remove(`messages/${id}`)]);

export const messageList = (...states: MessageState[]): Query => ({
  collection: 'messages',
  where: [['state', 'in', states]],
  orderBy: ['at', 'desc'],
});

/** What visitors have sent, for staff; `by` is the uid of the user who acts. Every method throws AppError. */
export const staffMessages = {
  /** Those in the state of the filter, or the new ones and then all others; the words of a search are compared here. */
  async list({ search, filter }: Pick<ListQuery<'newest'>, 'search' | 'filter'>): Promise<ListPage<Message>> {
    const states = messageStates.filter((state) => state === filter);
    const read =
      (...asked: MessageState[]) =>
      () =>
        readRows(messageList(...asked), MessageDocument);
    const page = await chainPages(
      states.length > 0 ? [read(...states)] : [read('new'), read('answered', 'closed')],
    );
    return saidRows(page, search, searchedText);
  },
  /** How many are new; 50 stands for more. */
  countNew: (): Promise<number> => database().count(messageList('new'), limits.page),
  one: (id: string): Promise<Message | null> => readOne(`messages/${id}`, MessageDocument),
  change: async (by: string, message: Pick<Message, 'id' | 'rev'>, change: MessageChange): Promise<void> =>
    commit(changeMessage({ uid: by }, message, change)),
  remove: async (by: string, id: string): Promise<void> => commit(deleteMessage({ uid: by }, id)),
};
