import { expect, test } from 'vitest';
import { serve } from './support/served-site.ts';

test.for([
  ['/', 'home'],
  ['/blogs/ilk-yaz%C4%B1', 'first post'],
  ['/blogs/ilk-yaz%C4%B1.html', 'first post'],
  ['/blogs/node.js-express-add%C4%B1m', 'dotted'],
  ['/both', 'both page'],
  ['/both/index.html', 'both folder'],
  ['/folder/', 'folder'],
  ['/blogs', 'page 1'],
  ['/blogs?page=2', 'page 2'],
  ['/blogs?page=99', 'page 1'],
  ['/blogs/', 'page 1'],
] as const)('%s is %s', async ([path, text]) => {
  const { get } = await serve();
  const answer = await get(path);
  expect([answer.status, answer.text]).toEqual([200, text]);
});

test.for([
  ['/both/', 301, '/both'],
  ['/folder', 301, '/folder/'],
  ['//folder', 301, '/folder/'],
  ['/100%25/', 301, '/100%25'],
  ['/blogs/ilk-yaz%C4%B1/?a=1', 301, '/blogs/ilk-yaz%C4%B1?a=1'],
  ['/old/ilk-yaz%C4%B1?a=1', 301, '/blogs/ilk-yaz%C4%B1?a=1'],
  ['/k%C3%B6hn%C9%99', 302, '/blogs/ilk-yaz%C4%B1'],
] as const)('%s moves with %d to %s', async ([path, status, location]) => {
  const { get } = await serve();
  const answer = await get(path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

test.for([
  ['/nowhere', 404, 'nothing here'],
  ['/blogs/yeni', 404, 'fallback'],
  ['/gizli/sirr', 404, 'nothing here'],
  ['/_redirects', 404, 'nothing here'],
  ['/_headers', 404, 'nothing here'],
  ['//_headers', 404, 'nothing here'],
  ['/api/x', 502, expect.stringContaining('does not pass')],
  ['/%zz', 400, 'nothing here'],
  ['/%E0%A4%A', 400, 'nothing here'],
  ['/../outside', 404, 'nothing here'],
  ['/..%2foutside', 404, 'nothing here'],
  ['/%2e%2e%2foutside.html', 404, 'nothing here'],
  ['/list/..%2f..%2f..%2foutside.html', 404, 'nothing here'],
  ['/index.html%00', 404, 'nothing here'],
  ['//example.com/%2f..', 404, 'nothing here'],
  ['/folder/%2e%2e%2f', 404, 'nothing here'],
] as const)('%s answers %d', async ([path, status, text]) => {
  const { get } = await serve();
  const answer = await get(path);
  expect([answer.status, answer.text]).toEqual([status, text]);
});
