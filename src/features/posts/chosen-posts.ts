import type { Course } from '#features/courses/course.ts';
import { describe } from './describe.ts';
import { latestShown, relatedPosts } from './others.ts';
import type { Post } from './post.ts';
import { allPosts } from './query.ts';

interface LatestPosts {
  posts: Post[];
  description: string;
}

/** HOME-4. */
export async function latestPosts(): Promise<LatestPosts> {
  const posts = (await allPosts()).slice(0, latestShown);
  const [newest] = posts;
  return { posts, description: newest ? describe(newest) : '' };
}

/** COURSE-1. */
export const postsFor = async ({ hashtags }: Course): Promise<Post[]> =>
  relatedPosts(await allPosts(), hashtags);
