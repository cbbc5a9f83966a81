import { expect, test } from 'vitest';
import { relatedPosts } from './others.ts';

const post = (id: string, ...hashtags: string[]) => ({ id, hashtags });
const newestFirst = [
  post('5', 'java'),
  post('4', 'css'),
  post('3'),
  post('2', 'html', 'css'),
  post('1', 'java'),
];
const ids = (hashtags: string[], count?: number) =>
  relatedPosts(newestFirst, hashtags, count).map(({ id }) => id);

test('[COURSE-1] posts that share a hashtag come first, then the latest posts', () => {
  expect(ids(['css', 'html'])).toEqual(['4', '2', '5', '3', '1']);
  expect(ids(['css', 'html'], 3)).toEqual(['4', '2', '5']);
});

test('[COURSE-1] without a shared hashtag the latest posts are used; never more than requested', () => {
  expect(ids(['figma'])).toEqual(['5', '4', '3', '2', '1']);
  expect(ids([], 2)).toEqual(['5', '4']);
  expect(relatedPosts([], ['css'])).toEqual([]);
});
