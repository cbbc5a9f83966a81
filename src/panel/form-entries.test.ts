// @vitest-environment jsdom

import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { $session } from '#core/session/session.ts';
import { $toasts } from '#core/views/toasts.ts';
import { createEditor } from './editor.ts';
import { formEntries } from './form-entries.ts';

interface Note {
  id: string;
  rev: number;
  text: string;
  tags: string;
  audit: string;
}

const note = (id: string): Note => ({ id, rev: 1, text: `text of ${id}`, tags: 'css', audit: 'e1' });

/** The forms of notes, of which the list shows only `a`. */
function opened(fail: () => AppError | null = () => null) {
  const sent: { id: string; text: string }[] = [];
  const read = vi.fn(async (id: string) => {
    if (id === 'gone') throw new AppError('deleted-meanwhile');
    return note(id);
  });
  const refresh = vi.fn(async () => {});
  const isBusy = vi.fn(() => false);
  const editor = createEditor<Note, 'text' | 'tags'>({
    form: 'video',
    schema: v.object({ text: v.optional(v.string(), ''), tags: v.optional(v.string(), '') }),
    formOf: ({ text, tags }) => ({ text, tags }),
    next: ({ tags }) => ({ text: '', tags }),
    copy: ({ text, tags }) => ({ text: `${text} (copy)`, tags }),
    whole: (item) => item,
    check: () => null,
    read,
    save: async (_by, { id }, { text }) => {
      const error = fail();
      if (error) throw error;
      sent.push({ id, text });
      return 'saved';
    },
    list: { refresh, replace: vi.fn(), isBusy },
  });
  const forms = formEntries('notes', editor, { find: (id) => (id === 'a' ? note('a') : null) });
  const shown = () => editor.$editing.get();
  const submit = async (value: { text: string; tags: string }, isNext = true) => {
    const form = shown()?.form;
    let sending: Promise<void> | undefined;
    const send = () => {
      sending = form?.submit(value);
    };
    if (isNext) editor.andNext(send);
    else send();
    await sending;
  };
  return { editor, forms, sent, read, refresh, isBusy, shown, submit };
}

/** Waits for the browser's way through its history. */
const moved = async (move: () => void): Promise<void> => {
  const over = new Promise((done) => addEventListener('popstate', done, { once: true }));
  move();
  await over;
  await vi.waitFor(() => {});
};

beforeEach(() => {
  $toasts.set([]);
  history.pushState(null, '');
});
afterEach(() => {
  $session.set({ state: 'unknown' });
});

describe('[PANEL-15] a form of the panel is an entry of the history', () => {
  test('Back closes it and keeps what was typed, Forward opens it again', async () => {
    const { editor, forms, shown } = opened();
    const stop = forms.follow('me');
    const before = history.length;
    await forms.openNew('me');
    expect(history.length).toBe(before + 1);
    editor.typed(() => ({ text: 'mine', tags: '' }));
    await moved(() => history.back());
    expect(shown()).toBeNull();
    await moved(() => history.forward());
    await vi.waitFor(() => expect(shown()?.value.text).toBe('mine'));
    expect(history.length).toBe(before + 1);
    await moved(() => history.back());
    stop();
  });

  test('whoever closes it by its button is back at the entry of the list', async () => {
    const { editor, forms, read, shown } = opened();
    const stop = forms.follow('me');
    await forms.open('me', note('a'));
    expect(history.state).toMatchObject({ list: 'notes', id: 'a' });
    await moved(() => editor.close());
    expect(history.state).toBeNull();
    // The row of the list is enough; what the list does not show is read.
    await moved(() => history.forward());
    await vi.waitFor(() => expect(shown()?.seen?.id).toBe('a'));
    expect(read).not.toHaveBeenCalled();
    await moved(() => editor.close());
    stop();
  });

  test('a form opened at once after another was closed gets an entry of its own', async () => {
    const { editor, forms, shown } = opened();
    const stop = forms.follow('me');
    await forms.open('me', note('a'));
    editor.close();
    await forms.open('me', note('b'));
    expect(shown()?.seen?.id).toBe('b');
    expect(history.state).toMatchObject({ id: 'b' });
    await moved(() => editor.close());
    expect(history.state).toBeNull();
    stop();
  });

  test('another tab of the panel closes it; the way back to its entry opens it', async () => {
    const { forms, read, shown } = opened();
    const stop = forms.follow('me');
    await forms.open('me', note('b'));
    history.pushState(null, '');
    stop();
    expect(shown()).toBeNull();
    await moved(() => history.back());
    const stopAgain = forms.follow('me');
    await vi.waitFor(() => expect(shown()?.seen?.id).toBe('b'));
    expect(read).toHaveBeenCalledWith('b');
    await moved(() => history.back());
    stopAgain();
  });

  test('what is gone meanwhile, or was open before the page was loaded anew, is not opened', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { forms, shown } = opened();
    for (const [page, id] of [
      ['another load', 'a'],
      ['another load', 'gone'],
    ]) {
      history.pushState({ page, list: 'notes', id }, '');
      let stop = () => {};
      await moved(() => {
        stop = forms.follow('me');
      });
      expect(history.state).toBeNull();
      // Forward is a wish of the user.
      history.forward();
      if (id === 'a') {
        await vi.waitFor(() => expect(shown()?.seen?.id).toBe('a'));
        await moved(() => history.back());
      } else await vi.waitFor(() => expect($toasts.get()).toHaveLength(1));
      await vi.waitFor(() => expect(history.state).toBeNull());
      expect(shown()).toBeNull();
      stop();
    }
  });

  test('a jump from one form to the entry of another shows the other one', async () => {
    const { forms, shown } = opened();
    const stop = forms.follow('me');
    await forms.open('me', note('a'));
    const first = history.state;
    history.pushState(null, '');
    history.pushState(first, '');
    history.replaceState({ ...first, id: 'b' }, '');
    await forms.open('me', note('b'));
    const back = vi.spyOn(history, 'back');
    await moved(() => history.go(-2));
    await vi.waitFor(() => expect(shown()?.seen?.id).toBe('a'));
    expect(history.state).toMatchObject({ id: 'a' });
    expect(back).not.toHaveBeenCalled();
    stop();
  });

  test('a form that is asked for while an entry is still being read is the one that opens', async () => {
    const { forms, read, shown } = opened();
    const stop = forms.follow('me');
    await forms.open('me', note('b'));
    await moved(() => history.back());
    let answer = (_: Note) => {};
    read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await moved(() => history.forward());
    await vi.waitFor(() => expect(read).toHaveBeenCalled());
    const opening = forms.open('me', note('a'));
    answer(note('b'));
    await opening;
    expect(shown()?.seen?.id).toBe('a');
    expect(history.state).toMatchObject({ id: 'a' });
    await moved(() => history.back());
    stop();
  });

  test('no form opens in a tab that was left while another form was closed', async () => {
    const { editor, forms, shown } = opened();
    const stop = forms.follow('me');
    await forms.open('me', note('a'));
    const gone = moved(() => editor.close());
    const opening = forms.openNew('me');
    stop();
    await gone;
    await opening;
    expect(shown()).toBeNull();
  });

  test('a form whose read was repeated after the tab was left gets its entry when the tab is opened', async () => {
    const { editor, forms } = opened();
    await editor.open('me', note('a'));
    const stop = forms.follow('me');
    expect(history.state).toMatchObject({ id: 'a' });
    await moved(() => history.back());
    stop();
  });

  test('whoever signs out is not led back', async () => {
    const { forms, shown } = opened();
    const stop = forms.follow('me');
    await forms.openNew('me');
    const back = vi.spyOn(history, 'back');
    $session.set({ state: 'guest' });
    expect(shown()).toBeNull();
    expect(back).not.toHaveBeenCalled();
    expect(history.state).toBeNull();
    stop();
  });
});

describe('[PANEL-15] the next form and the copy', () => {
  test('after a save the next form keeps what its kind keeps, under another id; a draft that waits stays', async () => {
    const { editor, sent, refresh, shown, submit } = opened();
    await editor.openNew('me');
    editor.typed(() => ({ text: 'waits', tags: '' }));
    editor.close();
    await editor.openCopy('me', note('a'));
    expect(shown()).toMatchObject({
      seen: null,
      draft: null,
      isFilled: true,
      value: { text: 'text of a (copy)', tags: 'css' },
    });
    const first = shown()?.id;
    await submit({ text: 'one', tags: 'html' });
    expect(shown()).toMatchObject({
      seen: null,
      draft: null,
      isFilled: true,
      value: { text: '', tags: 'html' },
    });
    expect(shown()?.id).not.toBe(first);
    expect($toasts.get()).toMatchObject([{ kind: 'good', text: expect.stringContaining('saved') }]);
    expect(refresh).not.toHaveBeenCalled();
    await submit({ text: 'two', tags: 'html' }, false);
    expect(shown()).toBeNull();
    expect(refresh).toHaveBeenCalledOnce();
    expect(sent.map(({ text }) => text)).toEqual(['one', 'two']);
    await editor.openNew('me');
    expect(shown()?.value.text).toBe('waits');
    editor.close();
  });

  test('a copy has the current values, also of a row that is about to be replaced; a failed read is shown with a retry', async () => {
    const { editor, isBusy, shown } = opened();
    isBusy.mockReturnValue(true);
    await editor.openCopy('me', { ...note('a'), text: 'former text' });
    expect(shown()).toMatchObject({ seen: null, value: { text: 'text of a (copy)' } });
    editor.close();
    await editor.openCopy('me', note('gone'));
    expect(shown()).toBeNull();
    expect(editor.$opening.get()).toBe(false);
    expect($toasts.get()).toMatchObject([{ kind: 'bad', retries: [expect.any(Function)] }]);
  });

  test('a refused save, and text typed while it is sent, stay in the form; a later plain save closes it', async () => {
    const failures: (AppError | null)[] = [new AppError('firestore/unavailable'), null];
    const { editor, shown, submit } = opened(() => failures.shift() ?? null);
    await editor.openNew('me');
    const { id } = shown() ?? {};
    await submit({ text: 'one', tags: '' });
    expect(shown()).toMatchObject({ id });
    expect(shown()?.form.$state.get()).toMatchObject({ step: 'failed' });
    const sending = submit({ text: 'one', tags: '' });
    editor.typed(() => ({ text: 'one more', tags: '' }));
    await sending;
    expect(shown()).toMatchObject({ id });
    await submit({ text: 'one more', tags: '' }, false);
    expect(shown()).toBeNull();
  });

  test('a form that was closed while its save was sent stays closed', async () => {
    const { editor, shown, submit } = opened();
    await editor.openNew('me');
    const sending = submit({ text: 'one', tags: '' });
    editor.close();
    await sending;
    expect(shown()).toBeNull();
  });
});
