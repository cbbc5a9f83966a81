import { codeOf, isRefusal } from '#core/cloud/errors.ts';
import { type Column, phoneCell, saveTable, tableOf } from '#core/device/csv.ts';
import { loadPart } from '#core/page/load-part.ts';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime, isoDay } from '#core/time/dates.ts';
import { showToast } from '#core/views/toasts.ts';
import { $documentNames, nameKey } from '#panel/log.ts';
import type { PanelUser } from '#panel/panel.ts';
import { staffRows } from '#panel/staff-rows.ts';
import { newMessages } from '#panel/tab-counts.ts';
import { type Message, messageStates, textOf } from '../message.ts';
import type { MessageChange } from './gateway.ts';
import { messageTab as texts } from './texts.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).staffMessages;
type Staff = Awaited<ReturnType<typeof gateway>>;

export const nameOf = (message: Message): string => textOf(message).name || texts.nameless;

/** What visitors have sent (INBOX-2). */
export const messages = staffRows({
  name: 'messages',
  gateway,
  sorts: ['newest'],
  filters: () => messageStates,
  read: (staff, asked) => staff.list(asked),
  one: (staff, id) => staff.one(id),
  // Who has taken a message is shown by name.
  named: ({ takenBy }: Message) => (takenBy === undefined ? [] : [{ collection: 'users', target: takenBy }]),
  nameOf,
  count: newMessages,
  texts,
});

export const { list: messageList, $changing } = messages;

export const notes = messages.line('note');

const change = {
  send: (staff: Staff, { uid }: PanelUser, seen: Message, what: MessageChange) =>
    staff.change(uid, seen, what),
  after: (
    message: Message,
    _: PanelUser,
    { state = message.state, takenBy = message.takenBy, note = message.note }: MessageChange,
  ) => ({ state, takenBy: takenBy ?? undefined, note: note ?? undefined }),
  orSame: true,
};

export const changeMessage = messages.deed(change);

/** An empty note removes it. */
export const saveNote = notes.deed({ ...change, words: (typed) => ({ note: typed.trim() || null }) });

/** To be called after the user has confirmed it. If somebody else has deleted it meanwhile, that is a success too. */
export function deleteMessage(by: string, id: string): Promise<void> {
  return messages.act(id, async () => {
    const staff = await gateway();
    try {
      await staff.remove(by, id);
    } catch (error) {
      if (!isRefusal(codeOf(error)) || (await staff.one(id))) throw error;
    }
    messageList.drop(id);
    notes.close(by, id);
    showToast({ kind: 'good', text: texts.deleted });
    newMessages.read();
  });
}

export function downloadMessages(): void {
  const list = messageList.$list.get();
  if (list.step !== 'ready') return;
  const names = $documentNames.get();
  const { at, kind, name, company, email, number, subject, text, state, taker, note } = texts.columns;
  const columns: Record<keyof typeof texts.columns, Column<Message>> = {
    at: [at, (item) => dateAndTime(item.at)],
    kind: [kind, (item) => texts.kinds[item.kind]],
    name: [name, (item) => textOf(item).name],
    company: [company, (item) => textOf(item).company],
    email: [email, (item) => textOf(item).email],
    number: [number, (item) => phoneCell(textOf(item).number)],
    subject: [subject, (item) => textOf(item).subject],
    text: [text, (item) => textOf(item).text],
    state: [state, (item) => texts.states[item.state]],
    taker: [
      taker,
      ({ takenBy }) =>
        (takenBy && (names[nameKey({ collection: 'users', target: takenBy })] || takenBy)) ?? '',
    ],
    note: [note, (item) => item.note ?? ''],
  };
  const items = list.rows.flatMap((row) => ('item' in row ? [row.item] : []));
  saveTable(texts.file(isoDay(timeNow())), tableOf(Object.values(columns), items));
}
