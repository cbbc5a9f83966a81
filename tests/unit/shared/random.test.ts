import { expect, test } from 'vitest';
import { hashOf, pick, randomFrom } from '#domain/shared/random.ts';

test('[BLOG-8] the same seed picks the same items, another seed picks others, and no item is picked twice', () => {
  const items = Array.from({ length: 40 }, (_, i) => i);
  const one = pick(items, 10, randomFrom(hashOf('git')));
  expect(pick(items, 10, randomFrom(hashOf('git')))).toEqual(one);
  expect(pick(items, 10, randomFrom(hashOf('react')))).not.toEqual(one);
  expect(new Set(one).size).toBe(10);
});

test('a request for more items than exist returns all', () => {
  expect(pick([1, 2], 10, Math.random).sort()).toEqual([1, 2]);
});
