// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { shuffleScript } from '#components/blog/other-posts.ts';

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-post]')];
const shuffled = (count: number) => {
  const posts = Array.from({ length: count }, (_, index) => `<p data-post id="p${index}"></p>`).join('');
  document.body.innerHTML = `<div data-others>${posts}</div>`;
  new Function(shuffleScript)();
  return cards().map(({ id }) => id);
};

test('[BLOG-8] all stay, in another order, and the first five are shown', () => {
  const order = shuffled(10);
  expect([...order].sort()).toEqual(Array.from({ length: 10 }, (_, index) => `p${index}`).sort());
  expect(cards().map(({ hidden }) => hidden)).toEqual([...Array(5).fill(false), ...Array(5).fill(true)]);
  const orders = new Set(Array.from({ length: 20 }, () => shuffled(10).join()));
  expect(orders.size).toBeGreaterThan(15);
});

test('[BLOG-8] fewer than five are all shown', () => {
  shuffled(2);
  expect(cards().filter(({ hidden }) => hidden)).toEqual([]);
});
