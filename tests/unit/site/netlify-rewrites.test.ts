import { expect, test } from 'vitest';
import { redirectsFor, rewrittenInDevelopment } from '../../../src/build/netlify-rewrites.ts';

test('[BLOG-1] [CODE-2] one rewrite for each page in order, then page 1 for everything else, then the unbuilt posts and snippets', () => {
  expect(redirectsFor(['blogs/git', 'blog-list/10', 'blog-list/2', 'blog-list/1', 'blogs/blog-list'])).toBe(
    '/blogs page=1 /blog-list/1 200\n/blogs page=2 /blog-list/2 200\n/blogs page=10 /blog-list/10 200\n/blogs /blog-list/1 200\n/code/html/* /unbuilt-snippet/html 404\n/code/css/* /unbuilt-snippet/css 404\n/code/js/* /unbuilt-snippet/js 404\n',
  );
});

test.each([
  ['/blogs', '/blog-list/1'],
  ['/blogs?page=2', '/blog-list/2'],
  ['/blogs?page=x', '/blog-list/1'],
  ['/blogs/git', '/blogs/git'],
  ['/', '/'],
  ['/user/ayla', '/user'],
])('[BLOG-1] in development %s shows %s', (address, expected) => {
  expect(rewrittenInDevelopment(address)).toBe(expected);
});
