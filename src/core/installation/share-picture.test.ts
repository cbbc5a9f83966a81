import { expect, test } from 'vitest';
import { sharePicture } from './share-picture.ts';

test.each<[string | undefined, string | undefined, string, boolean]>([
  ['https://h.example/a.webp', '/blogs/a', 'https://h.example/a.webp', false],
  ['/images/covers/ə b.svg', '/blogs/a', '/share/covers/%C9%99%20b.png', true],
  // The encoding of a Firestore post's address.
  ['/images/covers/%C9%99%20b.svg', '/blogs/a', '/share/covers/%C9%99%20b.png', true],
  ['/images/covers/%zz.svg', '/blogs/a', '/share/blogs.png', true],
  // For names that are not safe paths the section's picture is used.
  ...[
    '%00',
    '..%2f..%2ficons%2f512',
    '../icons/512',
    'covers/../../x',
    './a',
    'a//b',
    'a/',
    '%2fa',
    'a%0Ab',
    'a%5Cb',
    'a%3Fb',
    '..',
    '.a',
    // Its folder would have the same name as the file made of `/images/a.svg`.
    'a.png/b',
    'a/b/c/d/e',
    `${'%C9%99'.repeat(101)}`,
  ].map((name): [string, string, string, boolean] => [
    `/images/${name}.svg`,
    '/blogs/a',
    '/share/blogs.png',
    true,
  ]),
  ['https://h.example/a.svg?x', '/blogs/a', '/share/blogs.png', true],
  [undefined, '/blogs?page=2', '/share/blogs.png', true],
  [undefined, '/code/css/x', '/share/code.png', true],
  [undefined, '/', '/share/home.png', true],
  [undefined, '/yeni', '/share/home.png', true],
  [undefined, undefined, '/share/home.png', true],
])('[READ-2] a page with %s at %s is shared with %s', (picture, address, src, isDrawn) => {
  expect(sharePicture(picture, address)).toEqual({ src, isDrawn });
});
