import { describe, expect, test } from 'vitest';
import { pageFrom, pagesOf, postsPerPage } from './paging.ts';

describe('[BLOG-1] pageFrom', () => {
  test.each([null, '', '0', '-1', '1.5', 'abc', '1e3', ' 2', '99999999999999999999'])(
    '%j is page 1',
    (asked) => {
      expect(pageFrom(asked, 3)).toBe(1);
    },
  );

  test('an existing page is kept; a number after the end is the last page', () => {
    expect(pageFrom('2', 3)).toBe(2);
    expect(pageFrom('4', 3)).toBe(3);
  });
});

describe('[BLOG-3] pagesOf', () => {
  test('six posts per page, the rest on the last page', () => {
    const pages = pagesOf(
      Array.from({ length: 13 }, (_, i) => i),
      postsPerPage,
    );
    expect(pages.map(({ items }) => items.length)).toEqual([6, 6, 1]);
    expect(pages.map(({ number, total }) => `${number} / ${total}`)).toEqual(['1 / 3', '2 / 3', '3 / 3']);
  });

  test('an exact multiple gives no empty page; an empty list gives one page', () => {
    expect(pagesOf([1, 2, 3, 4], 2)).toHaveLength(2);
    expect(pagesOf([], 2)).toEqual([{ items: [], number: 1, total: 1 }]);
  });
});
