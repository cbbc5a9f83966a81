import type { Post } from '#domain/blog/post.ts';
import { latestShown, relatedPosts } from '#domain/blog/related.ts';
import type { Course } from '#domain/courses/course.ts';
import { allPosts } from './posts.ts';

/** The newest posts, for the front page (HOME-4). */
export const latestPosts = async (): Promise<Post[]> => (await allPosts()).slice(0, latestShown);

/** The posts in the carousel of a course (COURSE-1). */
export const postsFor = async ({ hashtags }: Course): Promise<Post[]> =>
  relatedPosts(await allPosts(), hashtags);
