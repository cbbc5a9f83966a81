import { expect, test } from 'vitest';
import { latest } from './latest.ts';

test('only the request that began last is the latest', () => {
  const requests = latest();
  const first = requests.begin();
  expect(first()).toBe(true);
  const second = requests.begin();
  expect([first(), second()]).toEqual([false, true]);
});

test('after cancel() no request under way is the latest, and a new one is', () => {
  const requests = latest();
  const first = requests.begin();
  requests.cancel();
  expect(first()).toBe(false);
  expect(requests.begin()()).toBe(true);
});
