import { logBuildWarning } from './build-warning.ts';

/**
 * The documents of a Firestore collection that the build can use: `make` makes everything that the build makes of one
 * document. If it throws, the document is left out and reported in the build log, and never stops the others (CMS-4).
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
