// @vitest-environment jsdom

import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { $toasts } from '#core/views/toasts.ts';
import { listedDrafts, putShared } from './draft.ts';
import type { SharedDraft } from './draft-format.ts';
import { createEditor } from './editor.ts';
import { panelLimits } from './limits.ts';
import { sharingBy } from './shared-drafts.ts';
import { sharedDrafts as texts } from './texts.ts';

interface Note {
  id: string;
  rev: number;
  title: string;
  audit: string;
}

const offline = () => new AppError('offline');
const changed = () => new AppError('changed-meanwhile');

/** An editor whose drafts can be shared, and what was sent: `[id, rev, title]`. */
function opened(failures: (AppError | null)[] = [], whileSaving: () => void = () => {}) {
  const shared: [string, number, string][] = [];
  const published: { id: string; rev: number }[] = [];
  const editor = createEditor<Note, 'title'>({
    form: 'blog',
    schema: v.object({ title: v.optional(v.string(), '') }),
    formOf: ({ title }) => ({ title }),
    whole: (note) => note,
    check: () => null,
    read: async () => {
      throw new AppError('deleted-meanwhile');
    },
    save: async () => 'saved',
    list: { refresh: async () => {}, replace: () => {}, isBusy: () => false },
    sharing: async () =>
      sharingBy({
        async save(_by, { id, rev }, title) {
          const failure = failures.shift();
          if (failure) throw failure;
          whileSaving();
          shared.push([id, rev, title]);
        },
        async remove(_by, version) {
          published.push(version);
        },
      }),
  });
  const editing = () => {
    const now = editor.$editing.get();
    if (!now) throw new Error('no form is open');
    return now;
  };
  const type = (title: string) => editor.typed(() => ({ title }));
  return { editor, editing, type, shared, published };
}

const theirs: SharedDraft = {
  id: 'theirs',
  form: 'blog',
  title: 'Grid',
  value: { title: 'Grid' },
  author: 'Ad',
  at: new Date(0),
  rev: 3,
};
const said = () => $toasts.get().at(-1)?.text;
const onDevice = () => listedDrafts('me', 'blog');

beforeEach(() => {
  localStorage.clear();
  $toasts.set([]);
});

describe('[PANEL-17] a draft that all staff see', () => {
  test('is kept under the id of the document, and the device keeps none then', async () => {
    const { editor, editing, type, shared } = opened();
    await editor.openNew('me');
    const { id } = editing();
    type('Flex');
    await editor.share?.({ title: ' Flex ' });
    expect(shared).toEqual([[id, 0, 'Flex']]);
    expect([editor.$editing.get(), onDevice(), said()]).toEqual([null, [], texts.saved('Flex')]);
  });

  test.each([
    ['has no title', '  ', texts.noTitle],
    ['is too long', 'a'.repeat(panelLimits.sharedDraft), texts.tooLong],
  ])('is not sent when it %s', async (_, title, message) => {
    const { editor, shared } = opened();
    await editor.openNew('me');
    await editor.share?.({ title });
    expect([shared, said()]).toEqual([[], message]);
    expect(editor.$editing.get()).not.toBeNull();
  });

  test('that could not be sent stays in the form and on the device, and is sent again', async () => {
    const { editor, editing, shared } = opened([offline()]);
    await editor.openNew('me');
    const { id } = editing();
    await editor.share?.({ title: 'Flex' });
    expect(onDevice().map(({ title }) => title)).toEqual(['Flex']);
    await editor.share?.({ title: 'Flex' });
    expect(shared).toEqual([[id, 0, 'Flex']]);
  });

  test('goes on where a colleague has stopped; a version that the colleague has saved meanwhile stays beside it', async () => {
    const { editor, type, shared } = opened([null, changed()]);
    const open = () => editor.openNew('me', putShared('me', theirs).key, true);
    await open();
    expect(editor.$editing.get()?.value).toEqual({ title: 'Grid' });
    type('Grid 2');
    await editor.share?.({ title: 'Grid 2' });
    expect(shared).toEqual([['theirs', 3, 'Grid 2']]);
    await open();
    type('Grid 3');
    await editor.share?.({ title: 'Grid 3' });
    expect(shared[1]).toEqual([expect.not.stringContaining('theirs'), 0, 'Grid 3']);
    expect([onDevice(), said()]).toEqual([[], texts.savedApart('Grid 3')]);
  });

  test('that was only looked at leaves nothing on the device; what was typed in it stays, and is found again', async () => {
    const { editor, editing, type } = opened();
    await editor.openNew('me', putShared('me', theirs).key, true);
    editor.close();
    expect(onDevice()).toEqual([]);
    await editor.openNew('me', putShared('me', theirs).key, true);
    type('Grid 2');
    editor.close();
    const again = putShared('me', theirs);
    expect(again.isNew).toBe(false);
    await editor.openNew('me', again.key, again.isNew);
    expect(editing()).toMatchObject({ id: 'theirs', shared: 3, value: { title: 'Grid 2' } });
    editor.close();
    expect(onDevice()).toHaveLength(1);
  });

  test('what is typed while it is sent stays in the form, and is saved over that version', async () => {
    const typing = { now: () => {} };
    const { editor, editing, type, shared } = opened([], () => typing.now());
    await editor.openNew('me');
    const { id } = editing();
    typing.now = () => type('Flexbox');
    await editor.share?.({ title: 'Flex' });
    typing.now = () => {};
    await editor.share?.({ title: 'Flexbox' });
    expect(shared).toEqual([
      [id, 0, 'Flex'],
      [id, 1, 'Flexbox'],
    ]);
  });

  test('goes in the version that was read when the document is published', async () => {
    const { editor, editing, published } = opened();
    await editor.openNew('me', putShared('me', theirs).key, true);
    await editing().form.submit({ title: 'Grid' });
    await vi.waitFor(() => expect(published).toEqual([{ id: 'theirs', rev: 3 }]));
    await editor.openNew('me');
    await editing().form.submit({ title: 'Flex' });
    expect(published).toHaveLength(1);
  });
});
