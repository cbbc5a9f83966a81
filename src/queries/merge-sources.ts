import { newestFirst } from '#domain/blog/post.ts';
import { fileNameOf, isReserved } from '#domain/shared/slug.ts';

/** The fields that posts and snippets share. */
interface Addressed {
  slug: string;
  title: string;
  time: Date;
}

export interface Clash {
  slug: string;
  /** The new address of the newer item. */
  renamed: string;
  title: string;
}

/**
 * Both sources as one list, newest first. The older item keeps its address. A newer item whose page would have the same
 * file name gets '-2' (then '-3' …), so that no page disappears silently. The same holds for reserved addresses.
 */
export function mergeSources<Item extends Addressed>(
  ...sources: Item[][]
): { items: Item[]; clashes: Clash[] } {
  const taken = new Set<string>();
  const clashes: Clash[] = [];
  const oldestFirst = sources.flat().sort((a, b) => newestFirst(b, a));
  const items = oldestFirst.map((item) => {
    let { slug } = item;
    for (let n = 2; isReserved(slug) || taken.has(fileNameOf(slug)); n++) slug = `${item.slug}-${n}`;
    taken.add(fileNameOf(slug));
    if (slug !== item.slug) clashes.push({ slug: item.slug, renamed: slug, title: item.title });
    return { ...item, slug };
  });
  return { items: items.reverse(), clashes };
}

/** One line for the build log; `kind` is a plural noun, for example "posts". */
export const clashReport = (kind: string, { slug, renamed, title }: Clash): string =>
  isReserved(slug)
    ? `The address "${slug}" would hide the list of ${kind}. "${title}" is built as "${renamed}".`
    : `Two ${kind} have the address "${slug}". "${title}", the newer one, is built as "${renamed}".`;
