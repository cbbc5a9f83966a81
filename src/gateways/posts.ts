import type { MalformedPost, Post } from '#domain/post.ts';

/** Blog posts of the collection `blogs`. */
export interface Posts {
  /**
   * Every post, for the build: read once, a page of 50 at a time. What cannot be read as a post is named, not thrown.
   * @throws AppError when the service does not answer.
   */
  all(): Promise<{ posts: Post[]; malformed: MalformedPost[] }>;
  /**
   * The post at an address, `null` when there is none (BLOG-9).
   * @throws AppError; `malformed` when the document is not a post.
   */
  bySlug(slug: string): Promise<Post | null>;
}
