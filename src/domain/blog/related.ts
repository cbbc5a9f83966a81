import type { Post } from './post.ts';

/** How many posts a course's strip (COURSE-1) and the front page (HOME-4) show. */
const relatedShown = 5;
export const latestShown = 6;

/**
 * The posts for a course: first those that share a hashtag with it, then the latest. Both parts are newest first, as
 * `posts` must be.
 */
export function relatedPosts<Item extends Pick<Post, 'hashtags'>>(
  posts: readonly Item[],
  hashtags: readonly string[],
  count = relatedShown,
): Item[] {
  const shares = (post: Item) => post.hashtags.some((tag) => hashtags.includes(tag));
  return [...posts.filter(shares), ...posts.filter((post) => !shares(post))].slice(0, count);
}
