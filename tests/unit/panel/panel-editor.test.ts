// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#domain/shared/errors.ts';
import type { Attempts } from '#gateways/staff/attempts.ts';
import { $session } from '#stores/accounts/session.ts';
import { createEditor } from '#stores/panel/editor.ts';
import { $toasts } from '#stores/shared/toasts.ts';
import { discardUnsaved } from '#stores/shared/unsaved.ts';
import { fakeLocks, setLocks } from '../support/locks.ts';

interface Note {
  id: string;
  rev: number;
  text: string;
  audit: string;
}

const note = (rev: number, text: string): Note => ({ id: 'a', rev, text, audit: `e${rev}` });

/** An editor of notes, and what it has saved: `[rev, text]`. */
function opened(
  fail: () => AppError | null = () => null,
  stored: () => Note | null = () => note(2, 'theirs'),
) {
  const saved: [number, string][] = [];
  const sent: { id: string; attempts: Attempts }[] = [];
  const list = { load: vi.fn(async () => {}) };
  const editor = createEditor<Note, 'text'>({
    form: 'video',
    schema: z.object({ text: z.string() }),
    empty: { text: '' },
    formOf: ({ text }) => ({ text }),
    check: ({ text }) => (text === '' ? { message: 'missing', field: 'text' } : null),
    read: async () => {
      const now = stored();
      if (!now) throw new AppError('deleted-meanwhile');
      return now;
    },
    save: async (_by, { id, seen }, { text }, attempts) => {
      sent.push({ id, attempts });
      const error = fail();
      if (error) throw error;
      saved.push([seen?.rev ?? 0, text]);
      return 'saved';
    },
    list,
  });
  const form = () => {
    const editing = editor.$editing.get();
    if (!editing) throw new Error('no form is open');
    return editing.form;
  };
  return { editor, saved, sent, list, form };
}

beforeEach(() => {
  localStorage.clear();
  $toasts.set([]);
});
afterEach(() => {
  setLocks(undefined);
  $session.set({ state: 'unknown' });
  vi.restoreAllMocks();
});

describe('[PANEL-13] a form of the panel', () => {
  test('keeps what was typed and left, and begins with it again, in the same account only', async () => {
    const { editor } = opened();
    await editor.open('me', note(1, 'old'));
    editor.typed(() => ({ text: 'mine' }));
    editor.close();
    expect(editor.$editing.get()).toBeNull();
    await editor.open('you', note(1, 'old'));
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'old' }, draft: null, shows: 'saved' });
    editor.close();
    await editor.open('me', note(1, 'old'));
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'mine' }, shows: 'draft', isOlder: false });
    editor.close();
    // Somebody has saved another version since: said before it is saved over.
    await editor.open('me', note(2, 'theirs'));
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'mine' }, isOlder: true });
    editor.show('saved');
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'theirs' }, shows: 'saved' });
    editor.dropDraft();
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'theirs' }, draft: null });
  });

  test('a new document has its draft’s id, and another one once that was dropped', async () => {
    const { editor } = opened();
    const idOf = () => editor.$editing.get()?.id;
    await editor.openNew('me');
    const first = idOf();
    editor.typed(() => ({ text: 'mine' }));
    editor.close();
    await editor.openNew('me');
    expect(idOf()).toBe(first);
    editor.dropDraft();
    expect(idOf()).not.toBe(first);
  });

  test('a refused version stays as the draft; over the newer one it is saved knowingly', async () => {
    let refusal: AppError | null = new AppError('changed-meanwhile');
    const { editor, saved, list, form } = opened(() => refusal);
    await editor.open('me', note(1, 'old'));
    await form().submit({ text: 'mine' });
    expect(form().$state.get()).toMatchObject({ step: 'failed', code: 'changed-meanwhile' });
    await editor.readNewer();
    expect(editor.$editing.get()).toMatchObject({
      seen: { rev: 2 },
      value: { text: 'theirs' },
      shows: 'saved',
    });
    editor.show('draft');
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'mine' }, isOlder: true });
    refusal = null;
    await form().submit({ text: 'mine' });
    expect(saved).toEqual([[2, 'mine']]);
    expect(editor.$editing.get()).toBeNull();
    expect(list.load).toHaveBeenCalledOnce();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('a new document has one id for all attempts, another form another; what is missing is not sent', async () => {
    let refusal: AppError | null = new AppError('firestore/unavailable');
    const { editor, saved, sent, form } = opened(() => refusal);
    await editor.openNew('me');
    const id = editor.$editing.get()?.id;
    await form().submit({ text: '' });
    expect(form().$state.get()).toMatchObject({ step: 'failed', message: 'missing', field: 'text' });
    await form().submit({ text: 'a' });
    expect(editor.$editing.get()?.id).toBe(id);
    refusal = null;
    await form().submit({ text: 'a' });
    expect(saved).toEqual([[0, 'a']]);
    const [first, second] = sent.map(({ attempts }) => attempts);
    expect(first?.earlier).toEqual([]);
    expect(second?.earlier).toEqual([first?.entry]);
    await editor.openNew('me');
    expect(editor.$editing.get()).toMatchObject({ value: { text: '' }, draft: null });
    expect(editor.$editing.get()?.id).not.toBe(id);
  });

  test('what is typed while a version is being saved stays, and is saved over that version', async () => {
    const { editor, sent, form } = opened();
    await editor.openNew('me');
    const sending = form().submit({ text: 'first' });
    editor.typed(() => ({ text: 'first and more' }));
    await sending;
    expect($toasts.get()).toMatchObject([{ kind: 'good', text: 'saved' }]);
    expect(editor.$editing.get()).not.toBeNull();
    editor.close();
    expect(Object.values({ ...localStorage }).join()).toContain('first and more');
    await editor.openNew('me');
    await form().submit({ text: 'first and more' });
    expect(sent[1]?.attempts.earlier).toEqual([sent[0]?.attempts.entry]);
  });
});

describe('[PANEL-3] [PANEL-4] [PANEL-5] a new document of the panel overwrites nothing', () => {
  const changed = new AppError('changed-meanwhile');

  test('an id that another document has is given up for a new one, and the form is saved once', async () => {
    const refusals = [changed];
    const { editor, saved, sent, form } = opened(() => refusals.shift() ?? null);
    await editor.openNew('me');
    const id = editor.$editing.get()?.id;
    await form().submit({ text: 'mine' });
    expect(saved).toEqual([[0, 'mine']]);
    expect(sent.map((one) => one.id === id)).toEqual([true, false]);
    expect(sent[1]?.attempts.earlier).toEqual([]);
  });

  test('one that was sent before and changed by somebody since is refused; the newer version can be read', async () => {
    const refusals = [new AppError('firestore/unavailable'), changed, null];
    const { editor, saved, form } = opened(
      () => refusals.shift() ?? null,
      () => note(2, 'theirs'),
    );
    await editor.openNew('me');
    await form().submit({ text: 'mine' });
    await form().submit({ text: 'mine again' });
    expect(form().$state.get()).toMatchObject({ step: 'failed', code: 'changed-meanwhile' });
    await editor.readNewer();
    expect(editor.$editing.get()).toMatchObject({ seen: { rev: 2 }, value: { text: 'theirs' } });
    editor.show('draft');
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'mine again' }, isOlder: true });
    expect(saved).toEqual([]);
  });

  /** Sends a new note whose answer is lost, and leaves. @returns the entry that was sent */
  async function lost(typed: string | null): Promise<string> {
    const { editor, sent, form } = opened(() => new AppError('firestore/unavailable'));
    await editor.openNew('me');
    await form().submit({ text: 'mine' });
    if (typed !== null) editor.typed(() => ({ text: typed }));
    editor.close();
    return sent[0]?.attempts.entry ?? '';
  }

  test('a draft that an attempt has saved whose answer was lost is a change of that document, not a new one', async () => {
    const audit = await lost(null);
    const { editor } = opened(undefined, () => ({ ...note(1, 'mine'), audit }));
    await editor.openNew('me');
    expect(editor.$editing.get()).toMatchObject({
      seen: { rev: 1 },
      isOlder: false,
      value: { text: 'mine' },
    });
  });

  test('what was typed behind it is saved over that document', async () => {
    const audit = await lost('mine and more');
    const { editor, saved, form } = opened(undefined, () => ({ ...note(1, 'mine'), audit }));
    await editor.openNew('me');
    expect(editor.$editing.get()).toMatchObject({ seen: { rev: 1 }, value: { text: 'mine and more' } });
    await form().submit({ text: 'mine and more' });
    expect(saved).toEqual([[1, 'mine and more']]);
  });

  test('a newer version of somebody else’s is said before it is saved over', async () => {
    await lost(null);
    const { editor } = opened(undefined, () => note(4, 'theirs'));
    await editor.openNew('me');
    expect(editor.$editing.get()).toMatchObject({ seen: { rev: 4 }, isOlder: true, value: { text: 'mine' } });
  });

  test('one that never arrived is offered as new, also when nobody can tell', async () => {
    await lost(null);
    const { editor } = opened(undefined, () => null);
    await editor.openNew('me');
    expect(editor.$editing.get()).toMatchObject({ seen: null, value: { text: 'mine' } });
    editor.close();
    vi.spyOn(console, 'error').mockReturnValue();
    const offline = opened(undefined, () => {
      throw new AppError('firestore/unavailable');
    });
    await offline.editor.openNew('me');
    expect(offline.editor.$editing.get()).toMatchObject({ seen: null, value: { text: 'mine' } });
  });

  test('two tabs never have one id, whichever of them is left first', async () => {
    const locks = fakeLocks();
    setLocks(locks.tab());
    const one = opened();
    await one.editor.openNew('me');
    one.editor.typed(() => ({ text: 'one' }));
    setLocks(locks.tab());
    const other = opened();
    await other.editor.openNew('me');
    expect(other.editor.$editing.get()).toMatchObject({ draft: null, value: { text: '' } });
    expect(other.editor.$editing.get()?.id).not.toBe(one.editor.$editing.get()?.id);
    other.editor.typed(() => ({ text: 'other' }));
    await one.form().submit({ text: 'one' });
    other.editor.close();
    await other.editor.openNew('me');
    expect(other.editor.$editing.get()).toMatchObject({ value: { text: 'other' } });
    expect(other.editor.$editing.get()?.id).not.toBe(one.sent[0]?.id);
  });

  test('a button that is pressed twice opens what was left once', async () => {
    setLocks(fakeLocks().tab());
    const { editor } = opened();
    await editor.openNew('me');
    editor.typed(() => ({ text: 'mine' }));
    editor.close();
    await Promise.all([editor.openNew('me'), editor.openNew('me')]);
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'mine' } });
    expect(editor.$opening.get()).toBe(false);
  });
});

describe('[PANEL-3] [SHELL-6] the end of a session', () => {
  const typed = () => Object.values({ ...localStorage }).join();

  test('whoever signs out was asked: what waits to be kept is not kept behind them', async () => {
    const { editor } = opened();
    await editor.openNew('me');
    editor.typed(() => ({ text: 'mine' }));
    // Pressed in another tab, which has counted this draft and deletes it.
    const unsaved = discardUnsaved('me');
    $session.set({ state: 'guest' });
    unsaved.forget();
    dispatchEvent(new Event('pagehide'));
    expect(editor.$editing.get()).toBeNull();
    expect(typed()).not.toContain('mine');
    // Nor in the memory of this page.
    await editor.openNew('me');
    expect(editor.$editing.get()).toMatchObject({ draft: null, value: { text: '' } });
  });

  test('a session that has merely ended keeps every word for its account', async () => {
    const { editor } = opened();
    await editor.openNew('me');
    editor.typed(() => ({ text: 'mine' }));
    $session.set({ state: 'guest' });
    expect(editor.$editing.get()).toBeNull();
    await editor.openNew('you');
    expect(editor.$editing.get()).toMatchObject({ value: { text: '' }, draft: null });
    await editor.openNew('me');
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'mine' } });
  });
});

describe('[PANEL-13] an answer that comes when its form is closed', () => {
  /** An editor whose saves are answered by hand. */
  function slow() {
    const answers: { ok(): void; fail(): void }[] = [];
    const list = { load: vi.fn(async () => {}) };
    const editor = createEditor<Note, 'text'>({
      form: 'code',
      schema: z.object({ text: z.string() }),
      empty: { text: '' },
      formOf: ({ text }) => ({ text }),
      check: () => null,
      read: async () => note(1, ''),
      save: () =>
        new Promise((done, reject) => {
          answers.push({
            ok: () => done('saved'),
            fail: () => reject(new AppError('firestore/unavailable')),
          });
        }),
      list,
    });
    return { editor, answers, list };
  }

  test('touches nothing of the form that is open by then', async () => {
    const { editor, answers } = slow();
    await editor.open('me', note(1, 'old'));
    const sending = editor.$editing.get()?.form.submit({ text: 'mine' });
    editor.close();
    await editor.open('me', { ...note(1, 'other'), id: 'b' });
    editor.typed(() => ({ text: 'typed in b' }));
    answers[0]?.ok();
    await sending;
    expect(editor.$editing.get()).toMatchObject({ id: 'b' });
    expect(editor.$editing.get()?.form.$state.get()).toEqual({ step: 'idle' });
    editor.close();
    await editor.open('me', { ...note(1, 'other'), id: 'b' });
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'typed in b' } });
  });

  test('is said when it is a failure, and the draft stays', async () => {
    setLocks(fakeLocks().tab());
    const { editor, answers } = slow();
    await editor.openNew('me');
    const sending = editor.$editing.get()?.form.submit({ text: 'mine' });
    editor.close();
    // While it is being sent nothing else is written in its place.
    await editor.openNew('me');
    expect(editor.$editing.get()).toMatchObject({ draft: null });
    answers[0]?.fail();
    await sending;
    expect($toasts.get()).toMatchObject([{ kind: 'bad' }]);
    await editor.openNew('me');
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'mine' } });
  });

  test('says nothing to whoever sits there after signing out, and reads nothing', async () => {
    const { editor, answers, list } = slow();
    await editor.openNew('me');
    const sending = editor.$editing.get()?.form.submit({ text: 'mine' });
    $session.set({ state: 'guest' });
    answers[0]?.ok();
    await sending;
    expect($toasts.get()).toEqual([]);
    expect(list.load).not.toHaveBeenCalled();
    expect(editor.$editing.get()).toBeNull();
  });
});
