import { type Message, messageStates, textOf } from '#domain/mail/message.ts';
import { type Column, phoneCell, tableOf } from '#domain/panel/csv.ts';
import { timeNow } from '#domain/shared/clock.ts';
import { dateAndTime, isoDay } from '#domain/shared/dates.ts';
import { codeOf, isRefusal } from '#domain/shared/errors.ts';
import type { MessageChange } from '#gateways/staff/messages.ts';
import { messageTab as texts } from '#messages/panel/inbox.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { createList } from './list.ts';
import { $documentNames, nameKey, resolveNames } from './log.ts';
import { rowActions } from './row-changes.ts';
import { rowTexts } from './row-texts.ts';
import { saveTable } from './save-table.ts';
import { countNewMessages } from './tab-counts.ts';

const gateway = async () => (await loadPart(() => import('#gateways/staff/messages.ts'))).staffMessages;

/** Who has taken a message is shown by name. */
const takers = ({ takenBy }: Message) =>
  takenBy === undefined ? [] : [{ collection: 'users' as const, target: takenBy }];

/** What visitors have sent (INBOX-2). */
export const messageList = createList({
  name: 'messages',
  orders: ['newest'],
  filters: () => messageStates,
  read: async (asked) => resolveNames((await gateway()).list(asked), takers),
});

export const nameOf = (message: Message): string => textOf(message).name || texts.nameless;

const notes = rowTexts({ list: messageList, form: 'note', nameOf });

/** Notes that are being typed, by the message's id. They stay until they are saved or given up. */
export const { $texts: $notes, open: openNote, type: typeNote, close: closeNote } = notes;

/** The message as it is after the change. */
const after = (
  message: Message,
  { state = message.state, takenBy = message.takenBy, note = message.note }: MessageChange,
): Message => ({
  ...message,
  state,
  takenBy: takenBy ?? undefined,
  note: note ?? undefined,
  rev: message.rev + 1,
});

const isAfter = (now: Message, change: MessageChange): boolean => {
  const { state, takenBy, note } = after(now, change);
  return now.state === state && now.takenBy === takenBy && now.note === note;
};

async function oneNow(id: string): Promise<Message | null> {
  const now = await (await gateway()).one(id);
  await resolveNames(Promise.resolve({ rows: now ? [{ id, item: now }] : [], more: null }), takers);
  return now;
}

const {
  $changing,
  act,
  write: writeOver,
} = rowActions<Message>({ list: messageList, read: oneNow, count: countNewMessages, texts, forms: [notes] });

/** The message that is being changed or deleted: one at a time. */
export { $changing };

/** Writes over the version that the user sees; of a colleague who has written the same that is a success. @throws AppError */
async function write(by: string, id: string, change: MessageChange): Promise<void> {
  try {
    await writeOver(
      by,
      id,
      async (seen) => (await gateway()).change(by, seen, change),
      (seen) => after(seen, change),
    );
  } catch (error) {
    const now = messageList.find(id);
    if (codeOf(error) !== 'changed-meanwhile' || !now || !isAfter(now, change)) throw error;
  }
}

/** State and who answers. */
export const changeMessage = (by: string, message: Message, change: MessageChange): Promise<void> =>
  act(message.id, () => write(by, message.id, change));

/** Saves the note that is typed; what was typed stays when that fails. An empty one removes the note. */
export function saveNote(by: string, message: Message): Promise<void> {
  const { id } = message;
  const work = async () => {
    const typed = $notes.get()[id];
    if (typed === undefined) return;
    await write(by, id, { note: typed.trim() || null });
    if ($notes.get()[id] === typed) closeNote(by, id);
  };
  return act(id, work);
}

/** To be called after the user has confirmed it. If somebody else has deleted it meanwhile, that is a success too. */
export function deleteMessage(by: string, id: string): Promise<void> {
  const work = async () => {
    const staff = await gateway();
    try {
      await staff.remove(by, id);
    } catch (error) {
      if (!isRefusal(codeOf(error)) || (await staff.one(id))) throw error;
    }
    messageList.drop(id);
    closeNote(by, id);
    showToast({ kind: 'good', text: texts.deleted });
    countNewMessages();
  };
  return act(id, work);
}

/** Gives what is shown as a CSV file. */
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
