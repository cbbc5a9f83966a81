import { expect, test } from 'vitest';
import { sharePicture } from '#domain/share-picture.ts';

test.each([
  ['https://h.example/a.webp', '/blogs/a', 'https://h.example/a.webp', false],
  ['/images/covers/ə b.svg', '/blogs/a', '/share/covers/%C9%99%20b.png', true],
  // As the address of a Firestore post comes.
  ['/images/covers/%C9%99%20b.svg', '/blogs/a', '/share/covers/%C9%99%20b.png', true],
  ['/images/covers/%zz.svg', '/blogs/a', '/share/blogs.png', true],
  ['https://h.example/a.svg?x', '/blogs/a', '/share/blogs.png', true],
  [undefined, '/blogs?page=2', '/share/blogs.png', true],
  [undefined, '/code/css/x', '/share/code.png', true],
  [undefined, '/', '/share/home.png', true],
  [undefined, '/yeni', '/share/home.png', true],
  [undefined, undefined, '/share/home.png', true],
])('[READ-2] a page with %s at %s is shared with %s', (picture, address, src, isDrawn) => {
  expect(sharePicture(picture, address)).toEqual({ src, isDrawn });
});
