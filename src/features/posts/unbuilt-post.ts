import { routes } from '#core/addresses/routes.ts';
import { loadPart } from '#core/page/load-part.ts';
import { unbuiltStore } from '#core/page/unbuilt.ts';
import type { Post } from './post.ts';

export const unbuiltPost = unbuiltStore<Post>(routes.blog(''), async (slug) =>
  (await loadPart(() => import('./gateway.ts'))).posts.bySlug(slug),
);
