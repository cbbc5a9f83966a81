import { logBuildWarning } from './build-warning.ts';

/**
 * The documents of a Firestore collection from which everything can be made that the build makes of one, by `make`. One
 * that makes it fail, whatever the reason, is left out and named on the build's log: it never stops the others (CMS-4).
 */
export async function proven<Item extends { id: string }>(
  collection: string,
  items: readonly Item[],
  make: (item: Item) => unknown,
): Promise<Item[]> {
  const good: Item[] = [];
  for (const item of items) {
    try {
      await make(item);
      good.push(item);
    } catch (error) {
      logBuildWarning(`Firestore document ${collection}/${item.id} is left out: ${String(error)}.`);
    }
  }
  return good;
}
