import { newestFirst, type Post } from '#domain/post.ts';

export interface Clash {
  slug: string;
  /** What the newer post's address became. */
  renamed: string;
  title: string;
}

/**
 * Both sources as one list, newest first. An address belongs to the older post; a newer one with the same slug gets
 * '-2' (then '-3' …), so that no page vanishes silently.
 */
export function mergePosts(...sources: Post[][]): { posts: Post[]; clashes: Clash[] } {
  const taken = new Set<string>();
  const clashes: Clash[] = [];
  const oldestFirst = sources.flat().sort((a, b) => newestFirst(b, a));
  const posts = oldestFirst.map((post) => {
    let { slug } = post;
    for (let n = 2; taken.has(slug); n++) slug = `${post.slug}-${n}`;
    taken.add(slug);
    if (slug !== post.slug) clashes.push({ slug: post.slug, renamed: slug, title: post.title });
    return { ...post, slug };
  });
  return { posts: posts.reverse(), clashes };
}
