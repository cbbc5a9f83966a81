import type { Post } from '#domain/blog/post.ts';
import { routes } from '#domain/shared/routes.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { unbuiltStore } from '#stores/shared/unbuilt.ts';

/** The post at this address, if it is newer than the build (BLOG-9). */
export const unbuiltPost = unbuiltStore<Post>(routes.blog(''), async (slug) =>
  (await loadPart(() => import('#gateways/posts.ts'))).posts.bySlug(slug),
);
