import type { Post } from '#domain/blog/post.ts';
import type { CollectionResult, Reading } from './collection-result.ts';

/** Blog posts of the collection `blogs`. */
export interface Posts {
  /**
   * Every post, for the build: read once, page by page.
   * @throws AppError when the service does not answer.
   */
  all(reading: Reading): Promise<CollectionResult<Post>>;
  /**
   * The post at an address, `null` when there is none (BLOG-9).
   * @throws AppError; `malformed` when the document is not a post.
   */
  bySlug(slug: string): Promise<Post | null>;
}
