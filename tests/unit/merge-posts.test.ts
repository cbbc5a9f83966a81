import { describe, expect, test } from 'vitest';
import { mergePosts } from '#catalog/merge-posts.ts';
import type { Post } from '#domain/post.ts';

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

describe('[CMS-3] [BLOG-1] mergePosts', () => {
  test('both sources, newest first', () => {
    const { posts } = mergePosts([post('a', 1), post('c', 3)], [post('b', 2), post('d', 4)]);
    expect(posts.map(({ slug }) => slug)).toEqual(['d', 'c', 'b', 'a']);
  });

  test('[BLOG-4] on a clash the older post keeps the address, whichever source it is from', () => {
    const { posts, clashes } = mergePosts([post('a', 5)], [post('a', 1), post('a', 3)]);
    expect(posts.map(({ slug, id }) => `${id} ${slug}`)).toEqual(['a5 a-3', 'a3 a-2', 'a1 a']);
    expect(clashes).toEqual([
      { slug: 'a', renamed: 'a-2', title: 'a 3' },
      { slug: 'a', renamed: 'a-3', title: 'a 5' },
    ]);
  });

  test("a post that is called 'a-2' by itself loses nothing", () => {
    const { posts } = mergePosts([post('a', 1), post('a', 2), post('a-2', 3)]);
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(3);
  });
});
