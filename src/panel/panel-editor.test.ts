// @vitest-environment jsdom

import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { discardUnsaved } from '#core/device/unsaved.ts';
import { $session } from '#core/session/session.ts';
import { $toasts } from '#core/views/toasts.ts';
import { fakeLocks, setLocks } from '#support/locks.ts';
import type { Attempts } from './authored-gateway.ts';
import { createEditor } from './editor.ts';
import { hasTyped } from './versions.ts';

interface Note {
  id: string;
  rev: number;
  text: string;
  audit: string;
}

const note = (rev: number, text: string): Note => ({ id: 'a', rev, text, audit: `e${rev}` });

/** An editor of notes, and its saves as `[rev, text]`. */
function opened(
  fail: () => AppError | null = () => null,
  stored: () => Note | null = () => note(2, 'theirs'),
) {
  const saved: [number, string][] = [];
  const sent: { id: string; attempts: Attempts }[] = [];
  const list = { refresh: vi.fn(async () => {}), replace: vi.fn(), isBusy: vi.fn(() => false) };
  const editor = createEditor<Note, 'text'>({
    form: 'video',
    schema: v.object({ text: v.optional(v.string(), '') }),
    formOf: ({ text }) => ({ text }),
    next: () => ({ text: '' }),
    whole: (note: Note) => note,
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
  $toasts.set([]);
});
afterEach(() => {
  setLocks(undefined);
  $session.set({ state: 'unknown' });
});

describe('[PANEL-13] a form of the panel', () => {
  test('keeps unsaved text and offers it again, in the same account only', async () => {
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
    // Another user has saved a newer version since; the form shows this before it overwrites it.
    await editor.open('me', note(2, 'theirs'));
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'mine' }, isOlder: true });
    editor.show('saved');
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'theirs' }, shows: 'saved' });
    editor.dropDraft();
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'theirs' }, draft: null });
  });

  test('[PANEL-21] takes an earlier version as text that is not saved, and knows what that would replace', async () => {
    const { editor, saved, form } = opened();
    await editor.open('me', note(3, 'now'));
    expect(hasTyped('me', editor)).toBe(false);
    editor.typed(() => ({ text: 'mine' }));
    expect(hasTyped('me', editor)).toBe(true);
    editor.dropDraft();
    expect(hasTyped('me', editor)).toBe(false);
    editor.typed(() => ({ text: 'earlier' }));
    editor.show('draft');
    expect(editor.$editing.get()).toMatchObject({
      value: { text: 'earlier' },
      shows: 'draft',
      isFilled: false,
      isOlder: false,
      seen: { rev: 3, text: 'now' },
    });
    expect(saved).toEqual([]);
    // It survives a reload, and what is saved now is one press away.
    editor.close();
    await editor.open('me', note(3, 'now'));
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'earlier' }, shows: 'draft' });
    editor.show('saved');
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'now' } });
    // A draft that is not shown would be replaced as well.
    expect(hasTyped('me', editor)).toBe(true);
    await form().submit({ text: 'earlier' });
    expect(saved).toEqual([[3, 'earlier']]);
  });

  test('a row that is about to be replaced, as after a save, opens with the current version', async () => {
    const { editor, list } = opened();
    await editor.open('me', note(1, 'old'));
    expect(editor.$editing.get()).toMatchObject({ seen: { rev: 1 }, value: { text: 'old' } });
    list.isBusy.mockReturnValue(true);
    await editor.open('me', note(1, 'old'));
    expect(editor.$editing.get()).toMatchObject({ seen: { rev: 2 }, value: { text: 'theirs' } });
  });

  test('a new document has its draft’s id, and a new id after the draft was dropped', async () => {
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

  test('a refused version stays as the draft; the user can then overwrite the newer version knowingly', async () => {
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
    // So that the list does not show, or open, the older version any more.
    expect(list.replace).toHaveBeenCalledWith('a', note(2, 'theirs'));
    editor.show('draft');
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'mine' }, isOlder: true });
    refusal = null;
    await form().submit({ text: 'mine' });
    expect(saved).toEqual([[2, 'mine']]);
    expect(editor.$editing.get()).toBeNull();
    expect(list.refresh).toHaveBeenCalledOnce();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('a new document has one id for all attempts, another form has another id; an incomplete form is not sent', async () => {
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

  test('text typed while a version is being saved stays, and is saved over that version', async () => {
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

  test('an id that another document has is replaced by a new one, and the form is saved once', async () => {
    const refusals = [changed];
    const { editor, saved, sent, form } = opened(() => refusals.shift() ?? null);
    await editor.openNew('me');
    const id = editor.$editing.get()?.id;
    await form().submit({ text: 'mine' });
    expect(saved).toEqual([[0, 'mine']]);
    expect(sent.map((one) => one.id === id)).toEqual([true, false]);
    expect(sent[1]?.attempts.earlier).toEqual([]);
  });

  /** Sends a new note, loses the response and leaves the page. @returns the entry that was sent */
  async function lost(typed: string | null): Promise<string> {
    const { editor, sent, form } = opened(() => new AppError('firestore/unavailable'));
    await editor.openNew('me');
    await form().submit({ text: 'mine' });
    if (typed !== null) editor.typed(() => ({ text: typed }));
    editor.close();
    return sent[0]?.attempts.entry ?? '';
  }

  test('a draft that was saved without a response becomes a change of that document, not a new one', async () => {
    const audit = await lost(null);
    const { editor } = opened(undefined, () => ({ ...note(1, 'mine'), audit }));
    await editor.openNew('me');
    expect(editor.$editing.get()).toMatchObject({
      seen: { rev: 1 },
      isOlder: false,
      value: { text: 'mine' },
    });
  });

  test('the form shows that another user has saved a newer version, before it overwrites it', async () => {
    await lost(null);
    const { editor } = opened(undefined, () => note(4, 'theirs'));
    await editor.openNew('me');
    expect(editor.$editing.get()).toMatchObject({ seen: { rev: 4 }, isOlder: true, value: { text: 'mine' } });
  });

  test('a document that was never saved is offered as new, also if that cannot be checked', async () => {
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

  test('pressing the button twice opens the draft only once', async () => {
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

  test('after a confirmed sign-out a pending draft is not saved', async () => {
    const { editor } = opened();
    await editor.openNew('me');
    editor.typed(() => ({ text: 'mine' }));
    // The user signs out in another tab, which has counted this draft and deletes it.
    const unsaved = discardUnsaved('me');
    $session.set({ state: 'guest' });
    unsaved.forget();
    dispatchEvent(new Event('pagehide'));
    expect(editor.$editing.get()).toBeNull();
    expect(typed()).not.toContain('mine');
    // The draft is not in the memory of this page either.
    await editor.openNew('me');
    expect(editor.$editing.get()).toMatchObject({ draft: null, value: { text: '' } });
  });

  test('a session that ends without a sign-out keeps every word for its account', async () => {
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

test('[PANEL-15] the list is read once behind forms that have followed one another', async () => {
  const { editor, saved, list, form } = opened();
  await editor.openNew('me');
  for (const text of ['a', 'b', 'c']) {
    let sending: Promise<unknown> | undefined;
    editor.andNext(() => {
      sending = form().submit({ text });
    });
    await sending;
  }
  expect(saved).toHaveLength(3);
  expect(list.refresh).not.toHaveBeenCalled();
  editor.close();
  expect(list.refresh).toHaveBeenCalledOnce();
});

describe('[PANEL-13] a response that arrives after its form was closed', () => {
  /** An editor whose save requests the test answers. */
  function slow() {
    const answers: { ok(): void; fail(): void }[] = [];
    const list = { refresh: vi.fn(async () => {}), replace: vi.fn(), isBusy: vi.fn(() => false) };
    const editor = createEditor<Note, 'text'>({
      form: 'code',
      schema: v.object({ text: v.optional(v.string(), '') }),
      formOf: ({ text }) => ({ text }),
      whole: (note: Note) => note,
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

  test('shows a message if it is a failure, and the draft stays', async () => {
    setLocks(fakeLocks().tab());
    const { editor, answers } = slow();
    await editor.openNew('me');
    const sending = editor.$editing.get()?.form.submit({ text: 'mine' });
    editor.close();
    // While it is being sent, a new form does not take its draft.
    await editor.openNew('me');
    expect(editor.$editing.get()).toMatchObject({ draft: null });
    answers[0]?.fail();
    await sending;
    expect($toasts.get()).toMatchObject([{ kind: 'bad' }]);
    await editor.openNew('me');
    expect(editor.$editing.get()).toMatchObject({ value: { text: 'mine' } });
  });

  test('shows nothing after a sign-out, and reads nothing', async () => {
    const { editor, answers, list } = slow();
    await editor.openNew('me');
    const sending = editor.$editing.get()?.form.submit({ text: 'mine' });
    $session.set({ state: 'guest' });
    answers[0]?.ok();
    await sending;
    expect($toasts.get()).toEqual([]);
    expect(list.refresh).not.toHaveBeenCalled();
    expect(editor.$editing.get()).toBeNull();
  });
});
