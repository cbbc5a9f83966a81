import { reportProblem } from './build-warning.ts';
import { digest } from './digest.ts';
import { keptValues } from './kept-values.ts';

/**
 * The documents of a Firestore collection that the build can use, tested with `make`. If `make` fails for a document,
 * the document is left out and named in the build log; it never stops the others (CMS-4). A document that an earlier
 * build has tested is not tested again; `context` is other data that `make` uses.
 */
export function proven<Item extends { id: string; title: string }>(
  collection: string,
  items: readonly Item[],
  context: unknown,
  make: (item: Item) => unknown,
): Item[] {
  const values = keptValues();
  const around = JSON.stringify([collection, context]);
  const good: Item[] = [];
  for (const item of items) {
    try {
      const key = `proven ${digest(around + JSON.stringify(item))}`;
      if (!values?.get(key)) {
        make(item);
        values?.add(key, '');
      }
      good.push(item);
    } catch (error) {
      const place = `${collection}/${item.id}`;
      reportProblem(
        { place, title: item.title, kind: 'unusable' },
        `Firestore document ${place} is left out: ${String(error)}.`,
      );
    }
  }
  return good;
}
