import { describe, expect, test } from 'vitest';
import type { Post } from '#domain/blog/post.ts';
import { clashReport, mergeSources } from '#queries/merge-sources.ts';

const post = (slug: string, day: number): Post => ({
  id: `${slug}${day}`,
  slug,
  title: `${slug} ${day}`,
  time: new Date(Date.UTC(2023, 0, day)),
  author: 'A',
  author_image: '',
  blog_image: '/a.svg',
  content: '<p>a</p>',
  hashtags: ['css'],
});

describe('[CMS-3] [BLOG-1] merge', () => {
  test('returns both sources, newest first', () => {
    const { items } = mergeSources([post('a', 1), post('c', 3)], [post('b', 2), post('d', 4)]);
    expect(items.map(({ slug }) => slug)).toEqual(['d', 'c', 'b', 'a']);
  });

  test('[BLOG-4] of two posts with the same address the older one keeps it, from either source', () => {
    const { items, clashes } = mergeSources([post('a', 5)], [post('a', 1), post('a', 3)]);
    expect(items.map(({ slug, id }) => `${id} ${slug}`)).toEqual(['a5 a-3', 'a3 a-2', 'a1 a']);
    expect(clashes).toEqual([
      { slug: 'a', renamed: 'a-2', title: 'a 3' },
      { slug: 'a', renamed: 'a-3', title: 'a 5' },
    ]);
  });

  test('[BLOG-1] a post whose file would replace its folder’s page or another page gets another address', () => {
    const { items, clashes } = mergeSources([
      post('index', 1),
      post('index.html', 2),
      post('a', 3),
      post('a.html', 4),
    ]);
    expect(items.map(({ slug }) => slug)).toEqual(['a.html-2', 'a', 'index.html-2', 'index-2']);
    expect(clashes.map((clash) => clashReport('posts', clash))).toEqual([
      'The address "index" would hide the list of posts. "index 1" is built as "index-2".',
      'The address "index.html" would hide the list of posts. "index.html 2" is built as "index.html-2".',
      'Two posts have the address "a.html". "a.html 4", the newer one, is built as "a.html-2".',
    ]);
  });

  test("a post that is itself called 'a-2' keeps its address", () => {
    const { items } = mergeSources([post('a', 1), post('a', 2), post('a-2', 3)]);
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(3);
  });
});
