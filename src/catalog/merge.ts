import { newestFirst } from '#domain/post.ts';

/** What both sources have: a post or a snippet. */
interface Addressed {
  slug: string;
  title: string;
  time: Date;
}

export interface Clash {
  slug: string;
  /** What the newer one's address became. */
  renamed: string;
  title: string;
}

/**
 * Both sources as one list, newest first. An address belongs to the older one; a newer one with the same slug gets
 * '-2' (then '-3' …), so that no page vanishes silently.
 */
export function merge<Item extends Addressed>(...sources: Item[][]): { items: Item[]; clashes: Clash[] } {
  const taken = new Set<string>();
  const clashes: Clash[] = [];
  const oldestFirst = sources.flat().sort((a, b) => newestFirst(b, a));
  const items = oldestFirst.map((item) => {
    let { slug } = item;
    for (let n = 2; taken.has(slug); n++) slug = `${item.slug}-${n}`;
    taken.add(slug);
    if (slug !== item.slug) clashes.push({ slug: item.slug, renamed: slug, title: item.title });
    return { ...item, slug };
  });
  return { items: items.reverse(), clashes };
}
