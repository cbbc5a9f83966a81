import { expect, test } from 'vitest';
import { redirectsFor, rewrittenInDevelopment } from './netlify.ts';

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
  ['/certificate/0', '/certificate'],
])('[BLOG-1] in development %s shows %s', (address, expected) => {
  expect(rewrittenInDevelopment(address)).toBe(expected);
});

test('[READ-8] the results of a hashtag replace the search page; its older pages come first, because the other rule fits them too', () => {
  const paths = [
    'search',
    'hashtag/css',
    'hashtag/css/2',
    'hashtag/əlçatanlıq',
    'hashtag/c~2b~2b',
    'hashtag-x/a',
  ];
  expect(
    redirectsFor(paths)
      .split('\n')
      .filter((line) => line.startsWith('/search')),
  ).toEqual([
    '/search searchItem=css page=2 /hashtag/css/2 200!',
    '/search searchItem=css /hashtag/css 200!',
    '/search searchItem=Css /hashtag/css 200!',
    '/search searchItem=CSS /hashtag/css 200!',
    '/search searchItem=əlçatanlıq /hashtag/%C9%99l%C3%A7atanl%C4%B1q 200!',
    '/search searchItem=Əlçatanlıq /hashtag/%C9%99l%C3%A7atanl%C4%B1q 200!',
    '/search searchItem=ƏLÇATANLIQ /hashtag/%C9%99l%C3%A7atanl%C4%B1q 200!',
    '/search searchItem=c++ /hashtag/c~2b~2b 200!',
    '/search searchItem=C++ /hashtag/c~2b~2b 200!',
  ]);
});

test('[READ-8] a capital form that is another hashtag leads to that one; i has two capital letters', () => {
  const lines = redirectsFor(['hashtag/ui', 'hashtag/UI']).split('\n');
  expect(lines.filter((line) => line.startsWith('/search '))).toEqual([
    '/search searchItem=ui /hashtag/ui 200!',
    '/search searchItem=Ui /hashtag/ui 200!',
    '/search searchItem=UI /hashtag/UI 200!',
  ]);
  expect(redirectsFor(['hashtag/interyer'])).toContain('/search searchItem=İnteryer /hashtag/interyer 200!');
});
