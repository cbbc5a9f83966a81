// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { createList } from './list.ts';
import { publishRow } from './plans.ts';

test.each([
  ['the row', false, 1],
  ['the version that is stored, while the list is read after a save', true, 2],
])('[SCHOOL-5] what is published at once is %s', async (_, isBusy, rev) => {
  const saved = vi.fn(async () => {});
  await publishRow(
    { id: 'a', rev: 1 },
    {
      list: { refresh: vi.fn(), isBusy: () => isBusy },
      said: 'Dərc olundu.',
      read: async (id) => ({ id, rev: 2 }),
      save: saved,
    },
  );
  expect(saved).toHaveBeenCalledExactlyOnceWith({ id: 'a', rev }, expect.anything(), expect.anything());
});

test.each([
  ['published', vi.fn()],
  ['refused', vi.fn().mockRejectedValue(new AppError('changed-meanwhile'))],
])('[PANEL-15] a list that was read further is as long when its row is %s', async (_, save) => {
  const row = (id: string) => ({ id, item: { id } });
  const list = createList({
    sorts: ['newest'],
    read: async () => ({ rows: [row('a')], more: async () => ({ rows: [row('b')], more: null }) }),
  });
  await list.load();
  await list.loadMore();
  await publishRow({ id: 'b' }, { list, said: '', read: async (id) => ({ id }), save });
  await vi.waitFor(() => expect(list.isBusy()).toBe(false));
  expect(list.$list.get()).toMatchObject({ rows: [row('a'), row('b')] });
});
