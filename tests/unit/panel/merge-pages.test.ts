import { expect, test } from 'vitest';
import type { ListPage } from '#domain/panel/list-query.ts';
import { mergePages, onlyRows } from '#gateways/staff/rows.ts';

/** A list with these pages; each page is a string of one-letter ids. */
const listOf = (...pages: string[]) => {
  const page = (place: number): Promise<ListPage<string>> =>
    Promise.resolve({
      rows: [...(pages[place] ?? '')].map((id) => ({ id, item: id })),
      more: place + 1 < pages.length ? () => page(place + 1) : null,
    });
  return () => page(0);
};
const ids = ({ rows }: ListPage<string>) => rows.map(({ id }) => id).join('');

test('[PANEL-7] several lists become one: each row appears once, where it was found first', async () => {
  const first = await mergePages([listOf('ab', 'cd'), listOf('bx', 'ac', 'y')]);
  expect(ids(first)).toBe('abx');
  const second = await first.more?.();
  expect(second && ids(second)).toBe('cd');
  const third = await second?.more?.();
  expect(third && ids(third)).toBe('y');
  expect(third?.more).toBeNull();
});

test('[SHELL-14] a page that failed is read again completely', async () => {
  let fails = true;
  const flaky = () => (fails ? Promise.reject(new Error('offline')) : listOf('b')());
  const first = await mergePages([listOf('a', 'c'), async () => ({ rows: [], more: flaky })]);
  await expect(first.more?.()).rejects.toThrow('offline');
  fails = false;
  const again = await first.more?.();
  expect(again && ids(again)).toBe('cb');
});

test('[PANEL-7] pages without a matching row are skipped, and the later pages can still be read', async () => {
  const isVowel = ({ id }: { id: string }) => 'aeiou'.includes(id);
  const first = await onlyRows(await listOf('bc', 'df', 'ga', 'h', 'i')(), isVowel);
  expect(ids(first)).toBe('a');
  const second = await first.more?.();
  expect(second && ids(second)).toBe('i');
  expect(second?.more).toBeNull();
  expect(await onlyRows(await listOf('b', 'c')(), isVowel)).toEqual({ rows: [], more: null });
});
