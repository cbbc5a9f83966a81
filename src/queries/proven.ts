import { logBuildWarning } from './build-warning.ts';
import { digest } from './digest.ts';
import { keptValues } from './kept-values.ts';

/**
 * The documents of a Firestore collection from which everything can be made that the build makes of one, by `make`. One
 * that makes it fail, whatever the reason, is left out and named on the build's log: it never stops the others (CMS-4).
 * What an earlier build has proven is not tried again; `context` is what else is made of it.
 */
export function proven<Item extends { id: string }>(
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
      logBuildWarning(`Firestore document ${collection}/${item.id} is left out: ${String(error)}.`);
    }
  }
  return good;
}
