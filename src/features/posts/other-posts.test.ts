// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { shuffleScript } from './others.ts';

const shuffled = (count: number) => {
  const posts = Array.from({ length: count }, (_, index) => `<p data-post id="p${index}"></p>`).join('');
  document.body.innerHTML = `<div data-others>${posts}</div>`;
  new Function(shuffleScript)();
  return [...document.querySelectorAll('[data-post]')].map(({ id }) => id);
};

test('[BLOG-8] all stay, and every order comes up', () => {
  expect(shuffled(5).sort()).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
  const orders = Array.from({ length: 600 }, () => shuffled(3).join());
  expect(new Set(orders).size).toBe(6);
  // A hundred of each on average.
  for (const order of new Set(orders))
    expect(orders.filter((one) => one === order).length).toBeGreaterThan(50);
});
