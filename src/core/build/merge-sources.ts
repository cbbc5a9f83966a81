import { newestFirst } from '#core/time/dates.ts';
import { isReserved, slugOf } from '#core/words/slug.ts';
import { reportProblem } from './build-warning.ts';

interface Addressed {
  id: string;
  slug: string;
  title: string;
  time: Date;
}

/** Newest first. The older item keeps its address, a newer one gets '-2': no page disappears silently. */
export function mergeSources<Item extends Addressed>(collection: string, ...sources: Item[][]): Item[] {
  const taken = new Set<string>();
  const oldestFirst = sources.flat().sort((a, b) => newestFirst(b, a));
  const items = oldestFirst.map((item) => {
    const wanted = slugOf(item.slug);
    let slug = wanted;
    for (let n = 2; isReserved(slug) || taken.has(slug); n++) slug = `${wanted}-${n}`;
    taken.add(slug);
    if (slug !== item.slug)
      reportProblem(
        { place: `${collection}/${item.id}`, title: item.title, kind: 'renamed', value: slug },
        `${collection}: the address "${item.slug}" of "${item.title}" is taken or can't be served. It is built as "${slug}".`,
      );
    return { ...item, slug };
  });
  return items.reverse();
}

/** Documents that become pages. A failing `make` leaves one out and is reported: it never stops the others (CMS-4). */
export const usable = <Item extends { id: string; title: string }>(
  collection: string,
  items: readonly Item[],
  make: (item: Item) => unknown,
): Item[] =>
  items.filter((item) => {
    try {
      make(item);
      return true;
    } catch (error) {
      const place = `${collection}/${item.id}`;
      reportProblem(
        { place, title: item.title, kind: 'unusable' },
        `Firestore document ${place} is left out: ${String(error)}.`,
      );
      return false;
    }
  });
