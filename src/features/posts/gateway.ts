import { atAddress } from '#core/cloud/published.ts';
import { type Post, PostDocument } from './post.ts';

/** Never deleted, so a restored post gets its address back (BLOG-4). */
export const postAddress = (slug: string): string => `slugs/blogs_${slug}`;

/** Every method throws AppError. */
export const posts = {
  /** `null` for none (BLOG-9). */
  bySlug: (slug: string): Promise<Post | null> => atAddress('blogs', postAddress(slug), PostDocument),
};
