import { atAddress } from '#core/cloud/published.ts';
import { type Post, PostDocument } from './post.ts';

/** The reservation of a post's address. It is never deleted, so a restored post gets its address back (BLOG-4). */
export const postAddress = (slug: string): string => `slugs/blogs_${slug}`;

/** Blog posts of the collection `blogs`. Every method throws AppError. */
export const posts = {
  /** The post at an address, `null` when there is none (BLOG-9); `malformed` when the document is not a post. */
  bySlug: (slug: string): Promise<Post | null> => atAddress('blogs', postAddress(slug), PostDocument),
};
