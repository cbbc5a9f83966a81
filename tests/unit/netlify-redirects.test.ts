import { expect, test } from 'vitest';
import { redirectsFor, rewrittenInDevelopment } from '../../src/build/netlify-redirects.ts';

test('[BLOG-1] a rewrite a page in order, page 1 for everything else last', () => {
  expect(redirectsFor(['blogs/git', 'blog-list/10', 'blog-list/2', 'blog-list/1', 'blogs/blog-list'])).toBe(
    '/blogs page=1 /blog-list/1 200\n/blogs page=2 /blog-list/2 200\n/blogs page=10 /blog-list/10 200\n/blogs /blog-list/1 200\n',
  );
});

test.each([
  ['/blogs', '/blog-list/1'],
  ['/blogs?page=2', '/blog-list/2'],
  ['/blogs?page=x', '/blog-list/1'],
  ['/blogs/git', '/blogs/git'],
  ['/', '/'],
  ['/user/ayla', '/user'],
])('[BLOG-1] in development %s is %s', (address, expected) => {
  expect(rewrittenInDevelopment(address)).toBe(expected);
});
