// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#domain/errors.ts';
import { createEditor } from '#stores/panel/editor.ts';

interface Note {
  id: string;
  rev: number;
  text: string;
}

const note = (rev: number, text: string): Note => ({ id: 'a', rev, text });

/** An editor of notes, and what it has saved: `[rev, text]`. */
function opened(fail: () => AppError | null = () => null) {
  const saved: [number, string][] = [];
  const list = { load: vi.fn(async () => {}) };
  const editor = createEditor<Note, 'text'>({
    form: 'video',
    schema: z.object({ text: z.string() }),
    empty: { text: '' },
    formOf: ({ text }) => ({ text }),
    check: ({ text }) => (text === '' ? { message: 'missing', field: 'text' } : null),
    read: async () => note(2, 'theirs'),
    save: async (_by, { seen }, { text }) => {
      const error = fail();
      if (error) throw error;
      saved.push([seen?.rev ?? 0, text]);
      return 'saved';
    },
    list,
  });
  return { editor, saved, list };
}

beforeEach(() => localStorage.clear());

describe('[PANEL-13] a form of the panel', () => {
  test('keeps what was typed and left, and begins with it again, in the same account only', () => {
    const { editor } = opened();
    editor.open('me', note(1, 'old'));
    editor.typed(() => ({ text: 'mine' }));
    editor.close();
    expect(editor.$editing.get()).toBeNull();
    editor.open('you', note(1, 'old'));
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'old' }, draft: null, shows: 'saved' });
    editor.close();
    editor.open('me', note(1, 'old'));
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'mine' }, shows: 'draft', isOlder: false });
    editor.close();
    // Somebody has saved another version since: said before it is saved over.
    editor.open('me', note(2, 'theirs'));
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'mine' }, isOlder: true });
    editor.show('saved');
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'theirs' }, shows: 'saved' });
    editor.dropDraft();
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'theirs' }, draft: null });
  });

  test('a new document has its draft’s id, and another one once that was dropped', () => {
    const { editor } = opened();
    const idOf = () => editor.$editing.get()?.id;
    editor.openNew('me');
    const first = idOf();
    editor.typed(() => ({ text: 'mine' }));
    editor.close();
    editor.openNew('me');
    expect(idOf()).toBe(first);
    editor.dropDraft();
    expect(idOf()).not.toBe(first);
  });

  test('a refused version stays as the draft; over the newer one it is saved knowingly', async () => {
    let refusal: AppError | null = new AppError('changed-meanwhile');
    const { editor, saved, list } = opened(() => refusal);
    editor.open('me', note(1, 'old'));
    await editor.form.submit({ text: 'mine' });
    expect(editor.form.$state.get()).toMatchObject({ step: 'failed', code: 'changed-meanwhile' });
    await editor.readNewer();
    expect(editor.$editing.get()).toMatchObject({
      seen: { rev: 2 },
      value: { text: 'theirs' },
      shows: 'saved',
    });
    editor.show('draft');
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'mine' }, isOlder: true });
    refusal = null;
    await editor.form.submit({ text: 'mine' });
    expect(saved).toEqual([[2, 'mine']]);
    expect(editor.$editing.get()).toBeNull();
    expect(list.load).toHaveBeenCalledOnce();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('a new document has one id for all attempts, another form another; what is missing is not sent', async () => {
    let refusal: AppError | null = new AppError('firestore/unavailable');
    const { editor, saved } = opened(() => refusal);
    editor.openNew('me');
    const id = editor.$editing.get()?.id;
    await editor.form.submit({ text: '' });
    expect(editor.form.$state.get()).toMatchObject({ step: 'failed', message: 'missing', field: 'text' });
    await editor.form.submit({ text: 'a' });
    expect(editor.$editing.get()?.id).toBe(id);
    refusal = null;
    await editor.form.submit({ text: 'a' });
    expect(saved).toEqual([[0, 'a']]);
    editor.openNew('me');
    expect(editor.$editing.get()).toMatchObject({ value: { text: '' }, draft: null });
    expect(editor.$editing.get()?.id).not.toBe(id);
  });
});

test('[PANEL-13] an answer that comes when another form is open touches nothing of it', async () => {
  let answer = () => {};
  const slow = createEditor<Note, 'text'>({
    form: 'code',
    schema: z.object({ text: z.string() }),
    empty: { text: '' },
    formOf: ({ text }) => ({ text }),
    check: () => null,
    read: async () => note(1, ''),
    save: () =>
      new Promise((done) => {
        answer = () => done('saved');
      }),
    list: { load: async () => {} },
  });
  slow.open('me', note(1, 'old'));
  const sending = slow.form.submit({ text: 'mine' });
  slow.close();
  slow.open('me', { ...note(1, 'other'), id: 'b' });
  slow.typed(() => ({ text: 'typed in b' }));
  answer();
  await sending;
  expect(slow.$editing.get()).toMatchObject({ id: 'b' });
  slow.close();
  slow.open('me', { ...note(1, 'other'), id: 'b' });
  expect(slow.$editing.get()).toMatchObject({ value: { text: 'typed in b' } });
});
