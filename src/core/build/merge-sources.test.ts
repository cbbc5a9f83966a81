import { beforeEach, describe, expect, test } from 'vitest';
import type { Post } from '#features/posts/post.ts';
import { problems } from './build-warning.ts';
import { mergeSources, usable } from './merge-sources.ts';

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

beforeEach(() => {
  problems.length = 0;
});

describe('[CMS-3] [BLOG-1] merge', () => {
  test('returns both sources, newest first', () => {
    const posts = mergeSources('blogs', [post('a', 1), post('c', 3)], [post('b', 2), post('d', 4)]);
    expect(posts.map(({ slug }) => slug)).toEqual(['d', 'c', 'b', 'a']);
    expect(problems).toEqual([]);
  });

  test('[BLOG-4] of two posts with the same address the older one keeps it, from either source', () => {
    const posts = mergeSources('blogs', [post('a', 5)], [post('a', 1), post('a', 3)]);
    expect(posts.map(({ slug, id }) => `${id} ${slug}`)).toEqual(['a5 a-3', 'a3 a-2', 'a1 a']);
    expect(problems).toEqual([
      { place: 'blogs/a3', title: 'a 3', kind: 'renamed', value: 'a-2' },
      { place: 'blogs/a5', title: 'a 5', kind: 'renamed', value: 'a-3' },
    ]);
  });

  test('[CMS-4] a post whose address would hide a list, or is none for Astro, gets another one', () => {
    const given = ['index', 'index.html', 'a', 'a.html', 'a$b'].map((slug, day) => post(slug, day + 1));
    const slugs = mergeSources('blogs', given).map(({ slug }) => slug);
    expect(slugs).toEqual(['a-b', 'a-2', 'a', 'index-3', 'index-2']);
    expect(problems.map(({ value }) => value)).toEqual(['index-2', 'index-3', 'a-2', 'a-b']);
  });

  test("a post that is itself called 'a-2' keeps its address", () => {
    const posts = mergeSources('blogs', [post('a', 1), post('a', 2), post('a-2', 3)]);
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(3);
  });
});

test('[CMS-4] [OPS-3] a document of which no page can be made is left out and reported; the others stay', () => {
  const [broken, good] = [post('a', 1), post('b', 2)];
  const made = usable('blogs', [broken, good], ({ slug }) => {
    if (slug === 'a') throw new TypeError('no page');
  });
  expect(made).toEqual([good]);
  expect(problems).toEqual([{ place: 'blogs/a1', title: 'a 1', kind: 'unusable' }]);
});
