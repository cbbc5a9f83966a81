import { expect, test } from 'vitest';
import { otherPostsFinder } from './others.ts';

const posts = Array.from({ length: 400 }, (_, index) => ({ slug: `yazı-${index}` }));

test('[BLOG-8] five different others, never the post itself, the same at every build', () => {
  const othersOf = otherPostsFinder(posts);
  const again = otherPostsFinder(posts.toReversed());
  for (const { slug } of posts) {
    const others = othersOf(slug);
    expect(new Set(others).size).toBe(5);
    expect(others).not.toContainEqual({ slug });
    expect(again(slug)).toEqual(others);
  }
});

test('[BLOG-8] every post is shown by some, and one article chooses otherwise than the next', () => {
  const othersOf = otherPostsFinder(posts);
  const shown = new Set(posts.flatMap(({ slug }) => othersOf(slug)));
  expect(shown.size).toBeGreaterThan(300);
  expect(othersOf('yazı-1')).not.toEqual(othersOf('yazı-2'));
});

test('[BLOG-8] with few posts all others are shown; of none, none', () => {
  const few = posts.slice(0, 4);
  expect(
    otherPostsFinder(few)('yazı-1')
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(['yazı-0', 'yazı-2', 'yazı-3']);
  expect(otherPostsFinder(few)('')).toHaveLength(4);
  expect(otherPostsFinder([])('a')).toEqual([]);
});

test('[BLOG-8] a post that comes changes the choice of a few articles only', () => {
  const before = otherPostsFinder(posts);
  const after = otherPostsFinder([...posts, { slug: 'təzə' }]);
  const changed = posts.filter(({ slug }) => JSON.stringify(before(slug)) !== JSON.stringify(after(slug)));
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(40);
});
