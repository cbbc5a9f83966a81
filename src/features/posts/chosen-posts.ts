import { latestShown, relatedPosts } from '#domain/blog/others.ts';
import type { Post } from '#domain/blog/post.ts';
import type { Course } from '#domain/courses/course.ts';
import { describe } from './describe.ts';
import { allPosts } from './posts.ts';

interface LatestPosts {
  posts: Post[];
  /** Of the newest post, which the front page shows large. */
  description: string;
}

/** The newest posts, for the front page (HOME-4). */
export async function latestPosts(): Promise<LatestPosts> {
  const posts = (await allPosts()).slice(0, latestShown);
  const [newest] = posts;
  return { posts, description: newest ? describe(newest) : '' };
}

/** The posts in the carousel of a course (COURSE-1). */
export const postsFor = async ({ hashtags }: Course): Promise<Post[]> =>
  relatedPosts(await allPosts(), hashtags);
