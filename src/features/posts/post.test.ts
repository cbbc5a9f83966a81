import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PostDocument } from './post.ts';

const good = {
  id: 'x',
  title: 'Yazı',
  slug: 'yazı',
  time: '2023-01-01T00:00:00Z',
  author: 'Ad Soyad',
  author_image: '',
  blog_image: 'https://h.example/a.webp',
  hashtags: ['css'],
  content: '<p>a</p>',
};

test('a document of the collection becomes a post, and its time a Date', () => {
  expect(v.parse(PostDocument, { ...good, rev: 1 }).time).toEqual(new Date('2023-01-01T00:00:00Z'));
});

test('control characters are removed from titles, names and hashtags', () => {
  const { title, author, hashtags } = v.parse(PostDocument, {
    ...good,
    title: ' a\u0000b\ud800 ',
    author: 'Ad\u0007 Soyad',
    hashtags: ['c\uffffss'],
  });
  expect([title, author, hashtags]).toEqual(['ab', 'Ad Soyad', ['css']]);
});

describe('[CMS-4] a malformed field is named', () => {
  test.each([
    ['title', ''],
    ['title', 5],
    ['slug', ''],
    ['slug', 'a/b'],
    ['slug', 'A b'],
    ['time', 'dünən'],
    ['blog_image', 'javascript:alert(1)'],
    ['blog_image', '//evil.example/a.png'],
    ['blog_image', '/a" onerror="alert(1)'],
    // Browsers do not accept these as addresses, and `new URL` throws.
    ['blog_image', 'https://['],
    ['blog_image', 'https://a.example:99999/'],
    ['blog_image', 'https://a.example/\u0000.svg'],
    ['slug', 'a\u0000b'],
    ['slug', 'ə'.repeat(101)],
    ['title', '\u0000\ud800'],
    ['author_image', 'data:image/png;base64,AAAA'],
    ['hashtags', []],
    ['hashtags', ['a b']],
    ['content', ''],
  ])('%s = %j', (field, value) => {
    const result = v.safeParse(PostDocument, { ...good, [field]: value });
    expect(result.issues?.[0].path?.[0].key).toBe(field);
  });

  test.each(Object.keys(good))('%s missing', (field) => {
    const { [field as keyof typeof good]: _, ...rest } = good;
    expect(v.safeParse(PostDocument, rest).issues?.[0].path?.[0].key).toBe(field);
  });
});
