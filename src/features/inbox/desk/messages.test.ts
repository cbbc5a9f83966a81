// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { saveFile } from '#core/device/export-text.ts';
import { $session } from '#core/session/session.ts';
import { $toasts } from '#core/views/toasts.ts';
import type { ListPage } from '#panel/list-query.ts';
import type { PanelUser } from '#panel/panel.ts';
import { newMessages } from '#panel/tab-counts.ts';
import { type Questions, questions } from '#support/questions.ts';
import type { Message } from '../message.ts';
import {
  $changing,
  changeMessage,
  deleteMessage,
  downloadMessages,
  messageList,
  notes,
  saveNote,
} from './store.ts';
import { messageTab as texts } from './texts.ts';

type Change = { state?: string; takenBy?: string | null; note?: string | null };
const methods = ['list', 'change', 'one', 'remove', 'countNew'] as const;
type Method = (typeof methods)[number];
const service = vi.hoisted(() => ({}) as Record<Method, Questions<never[], never>>);
vi.mock('./gateway.ts', () => ({
  staffMessages: {
    list: (...asked: never[]) => service.list.ask(...asked),
    change: (...asked: never[]) => service.change.ask(...asked),
    one: (...asked: never[]) => service.one.ask(...asked),
    remove: (...asked: never[]) => service.remove.ask(...asked),
    countNew: (...asked: never[]) => service.countNew.ask(...asked),
  },
}));
vi.mock('#panel/log-gateway.ts', () => ({
  names: { of: async (refs: { target: string }[]) => refs.map(({ target }) => `Ad ${target}`) },
}));
vi.mock('#core/device/export-text.ts', () => ({ saveFile: vi.fn() }));

const list = () => service.list as unknown as Questions<[{ search: string }], ListPage<Message>>;
const change = () => service.change as unknown as Questions<[string, Message, Change], void>;
const one = () => service.one as unknown as Questions<[string], Message | null>;
const remove = () => service.remove as unknown as Questions<[string, string], void>;
const count = () => service.countNew as unknown as Questions<[], number>;

const message = (over: Partial<Message> = {}): Message => ({
  id: 'm1',
  kind: 'contact',
  fields: { from_name: 'Aysel', from_mail: 'a@b.az', message: '=1+1' },
  at: new Date('2026-11-20T08:00:00Z'),
  state: 'new',
  rev: 1,
  ...over,
});
const me: PanelUser = { uid: 'me', role: 'teacher', name: 'Nərmin', surname: 'Quliyeva', photo: null };
const refused = new AppError('firestore/permission-denied');

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
const asked = <A extends unknown[], B>(method: () => Questions<A, B>) =>
  vi.waitFor(() => {
    const [question] = method().open;
    if (!question) throw new Error('nothing is asked');
    return question;
  });
const shown = () => {
  const state = messageList.$list.get();
  return state.step === 'ready' ? state.rows.flatMap((row) => ('item' in row ? [row.item] : [])) : null;
};
const said = () => $toasts.get().map(({ text, retries = [] }) => [text, retries.length]);

async function opened(...messages: Message[]): Promise<void> {
  messageList.load();
  const question = await asked(list);
  question.answer({ rows: messages.map((item) => ({ id: item.id, item })), more: null });
  await vi.waitFor(() => expect(shown()).toHaveLength(messages.length));
}

beforeEach(() => {
  for (const method of methods) service[method] = questions();
  $session.set({ state: 'guest' });
  $session.set({ state: 'user', uid: 'me' } as ReturnType<typeof $session.get>);
  $toasts.set([]);
  $changing.set(null);
});

describe('[INBOX-2] a change', () => {
  test('is shown when it is stored, and the new ones are counted again', async () => {
    await opened(message());
    const done = changeMessage(me, 'm1', { state: 'answered' });
    expect($changing.get()).toBe('m1');
    (await asked(change)).answer();
    await done;
    expect(shown()).toEqual([message({ state: 'answered', rev: 2 })]);
    (await asked(count)).answer(4);
    await vi.waitFor(() => expect(newMessages.$count.get()).toBe(4));
    // The next one is over the new version.
    changeMessage(me, 'm1', { takenBy: 'me' });
    expect((await asked(change)).asked).toEqual([
      'me',
      message({ state: 'answered', rev: 2 }),
      { takenBy: 'me' },
    ]);
  });

  test('of a message that a colleague has changed shows the newest version and says so, without a retry', async () => {
    await opened(message());
    notes.type('me', 'm1', 'Zəng edəcəyəm');
    const done = saveNote(me, 'm1');
    (await asked(change)).fail(refused);
    const now = message({ takenBy: 'other', note: 'Mən yazdım', rev: 2 });
    (await asked(one)).answer(now);
    await done;
    expect(shown()).toEqual([now]);
    expect(said()).toEqual([[texts.changedMeanwhile, 0]]);
    expect(notes.$texts.get().m1).toBe('Zəng edəcəyəm');
    // Whoever has seen it may write over it.
    const again = saveNote(me, 'm1');
    const question = await asked(change);
    expect(question.asked).toEqual(['me', now, { note: 'Zəng edəcəyəm' }]);
    question.answer();
    await again;
    expect(notes.$texts.get().m1).toBeUndefined();
    expect(shown()).toEqual([{ ...now, note: 'Zəng edəcəyəm', rev: 3 }]);
  });

  test('that is stored already is a success, whoever has made it', async () => {
    await opened(message());
    const done = changeMessage(me, 'm1', { state: 'closed' });
    (await asked(change)).fail(refused);
    (await asked(one)).answer(message({ state: 'closed', rev: 2 }));
    await done;
    expect(said()).toEqual([]);
    expect(shown()).toEqual([message({ state: 'closed', rev: 2 })]);
  });

  test('of a message that a colleague has deleted removes it and says so', async () => {
    await opened(message());
    const done = changeMessage(me, 'm1', { state: 'closed' });
    (await asked(change)).fail(new AppError('firestore/not-found'));
    (await asked(one)).answer(null);
    await done;
    expect(shown()).toEqual([]);
    expect(said()).toEqual([[texts.deletedMeanwhile, 0]]);
  });

  test('that was refused for another reason says so, and one without a network is offered again', async () => {
    await opened(message());
    const first = changeMessage(me, 'm1', { state: 'closed' });
    (await asked(change)).fail(refused);
    (await asked(one)).answer(message());
    await first;
    expect(said()).toEqual([[texts.refused, 0]]);
    $toasts.set([]);
    notes.type('me', 'm1', 'bir');
    const second = saveNote(me, 'm1');
    (await asked(change)).fail(new AppError('firestore/unavailable'));
    await second;
    expect(said()).toEqual([[texts.failed, 1]]);
    // The retry sends what is typed now.
    notes.type('me', 'm1', 'iki');
    $toasts.get()[0]?.retries?.[0]?.();
    expect((await asked(change)).asked[2]).toEqual({ note: 'iki' });
  });

  test('a note that goes on being typed while it is saved stays open; an empty one is removed', async () => {
    await opened(message({ note: 'köhnə' }));
    notes.type('me', 'm1', 'yeni');
    const done = saveNote(me, 'm1');
    const question = await asked(change);
    notes.type('me', 'm1', 'yeni və davamı');
    question.answer();
    await done;
    expect(notes.$texts.get().m1).toBe('yeni və davamı');
    notes.type('me', 'm1', '  ');
    saveNote(me, 'm1');
    expect((await asked(change)).asked[2]).toEqual({ note: null });
  });
});

describe('[INBOX-2] a deletion', () => {
  test('removes the message, also when a colleague was first', async () => {
    await opened(message(), message({ id: 'm2' }));
    const first = deleteMessage('me', 'm1');
    (await asked(remove)).answer();
    await first;
    expect(said()).toEqual([[texts.deleted, 0]]);
    $toasts.set([]);
    const second = deleteMessage('me', 'm2');
    (await asked(remove)).fail(refused);
    (await asked(one)).answer(null);
    await second;
    expect(shown()).toEqual([]);
    expect(said()).toEqual([[texts.deleted, 0]]);
  });

  test('that is refused leaves it', async () => {
    await opened(message());
    const done = deleteMessage('me', 'm1');
    (await asked(remove)).fail(refused);
    (await asked(one)).answer(message());
    await done;
    expect(shown()).toHaveLength(1);
    expect(said()).toEqual([[texts.refused, 0]]);
  });
});

describe('[INBOX-2] a note that is being typed', () => {
  test('is there again after a session that has ended, until it is saved or given up', async () => {
    await opened(message({ note: 'köhnə' }));
    notes.type('me', 'm1', 'yarımçıq');
    $session.set({ state: 'guest' });
    notes.open('other', 'm1', 'köhnə');
    expect(notes.$texts.get().m1).toBe('köhnə');
    notes.open('me', 'm1', 'köhnə');
    expect(notes.$texts.get().m1).toBe('yarımçıq');
    notes.close('me', 'm1');
    notes.open('me', 'm1', 'köhnə');
    expect(notes.$texts.get().m1).toBe('köhnə');
  });
});

describe('[INBOX-2] whoever signs out', () => {
  test('leaves neither messages, number, search nor what was typed', async () => {
    await opened(message());
    newMessages.read();
    (await asked(count)).answer(2);
    await vi.waitFor(() => expect(newMessages.$count.get()).toBe(2));
    notes.type('me', 'm1', 'gizli');
    $session.set({ state: 'guest' });
    expect([messageList.$list.get(), newMessages.$count.get(), notes.$texts.get()]).toEqual([
      { step: 'loading' },
      null,
      {},
    ]);
  });

  test('gets no late answer', async () => {
    messageList.load();
    newMessages.read();
    const page = await asked(list);
    const number = await asked(count);
    $session.set({ state: 'guest' });
    page.answer({ rows: [{ id: 'm1', item: message() }], more: null });
    number.answer(7);
    await settle();
    expect([messageList.$list.get(), newMessages.$count.get()]).toEqual([{ step: 'loading' }, null]);
    // A change that ends then asks for no number.
    await newMessages.read();
    expect(count().open).toEqual([]);
  });
});

test('[INBOX-2] the file has what is shown, without formulas', async () => {
  await opened(message({ takenBy: 'colleague', note: 'Qeyd' }));
  downloadMessages();
  const [[file, text] = []] = vi.mocked(saveFile).mock.calls;
  expect(file).toMatch(/^muracietler-\d{4}-\d\d-\d\d\.csv$/);
  expect(text).toBe(
    `\u{feff}${Object.values(texts.columns).join(';')}\r\n20.11.2026 12:00;Əlaqə;Aysel;;a@b.az;;;'=1+1;Yeni;Ad colleague;Qeyd\r\n`,
  );
});
