import { expect, test } from 'vitest';
import { seriesFinder } from './series.ts';

const post = (slug: string, day: number, series?: string) => ({
  slug,
  title: slug.toUpperCase(),
  time: new Date(day * 86_400_000),
  ...(series !== undefined && { series }),
});

test('[READ-9] the parts of a series are in the order of their dates, seen from each of them', () => {
  const find = seriesFinder([
    post('c', 3, 'S'),
    post('x', 9),
    post('a', 1, 'S'),
    post('b', 2, 'S'),
    post('o', 4, 'T'),
  ]);
  expect(find('b')).toEqual({
    name: 'S',
    number: 2,
    parts: [
      { slug: 'a', title: 'A' },
      { slug: 'b', title: 'B' },
      { slug: 'c', title: 'C' },
    ],
  });
  expect(find('a')?.number).toBe(1);
});

test('[READ-9] a post without a name, the only part of a series and an unknown post have none', () => {
  const find = seriesFinder([post('a', 1), post('b', 2, ''), post('c', 2, ''), post('o', 4, 'T')]);
  expect(['a', 'b', 'c', 'o', 'zz'].map(find)).toEqual([null, null, null, null, null]);
});
