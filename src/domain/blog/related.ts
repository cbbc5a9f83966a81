import type { Post } from './post.ts';

/** How many posts stand in the strip of a course (COURSE-1) and on the front page (HOME-4). */
const relatedShown = 5;
export const latestShown = 6;

/**
 * The posts for whoever looks at a course: those that share a hashtag with it, then the latest. Both newest first, as
 * `posts` are.
 */
export function relatedPosts<Item extends Pick<Post, 'hashtags'>>(
  posts: readonly Item[],
  hashtags: readonly string[],
  count = relatedShown,
): Item[] {
  const shares = (post: Item) => post.hashtags.some((tag) => hashtags.includes(tag));
  return [...posts.filter(shares), ...posts.filter((post) => !shares(post))].slice(0, count);
}
