import { expect, test } from 'vitest';
import { chainPages, inOrder, mergePages } from './joined-rows-gateway.ts';
import type { ListPage } from './list-query.ts';
import { onlyRows } from './rows-gateway.ts';

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

test('[INBOX-2] lists follow one another; what has come from one into the next meanwhile appears once', async () => {
  const first = await chainPages([listOf('ab', 'c'), listOf(''), listOf('cd', 'e')]);
  expect(ids(first)).toBe('ab');
  // The page that ends a list has the next one's first page, too.
  const second = await first.more?.();
  expect(second && ids(second)).toBe('cd');
  const third = await second?.more?.();
  expect(third && ids(third)).toBe('e');
  expect(third?.more).toBeNull();
  expect(await chainPages([listOf(''), listOf('')])).toEqual({ rows: [], more: null });
});

test('[INBOX-2] a search without a hit stops after some pages, says how far it is, and goes on when asked', async () => {
  const isVowel = ({ id }: { id: string }) => 'aeiou'.includes(id);
  const first = await onlyRows(await listOf('bc', 'df', 'g', 'hj', 'ik', 'l')(), isVowel, 2);
  expect(first).toMatchObject({ rows: [], searched: 4 });
  const second = await first.more?.();
  expect(second).toMatchObject({ rows: [], searched: 7 });
  const third = await second?.more?.();
  expect(third && ids(third)).toBe('i');
  expect(third?.searched).toBe(9);
  const last = await third?.more?.();
  expect(last).toEqual({ rows: [], more: null });
});

test('[SCHOOL-9] joined lists are sorted as the service sorts each: by code points, whatever the browser knows of letters', () => {
  const rows = ['çinar', 'c', 'zeynəb', 'd'].map((nameKey) => ({ id: nameKey, item: { nameKey } }));
  expect(inOrder(['nameKey', 'asc'])(rows).map(({ id }) => id)).toEqual(['c', 'd', 'zeynəb', 'çinar']);
  const at = [2, 10, 1].map((n) => ({ id: String(n), item: { at: new Date(n) } }));
  expect(inOrder(['at', 'desc'])(at).map(({ id }) => id)).toEqual(['10', '2', '1']);
});
