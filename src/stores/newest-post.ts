import type { Post } from '#domain/post.ts';
import { routes } from '#domain/routes.ts';
import { loadPart } from './lib/load-part.ts';
import { newestStore } from './newest.ts';

/** The post at this address that the build did not know (BLOG-9). */
export const newestPost = newestStore<Post>(routes.blog(''), async (slug) =>
  (await loadPart(() => import('#gateways/firebase/posts.ts'))).posts.bySlug(slug),
);
