import { titleOf } from '#domain/panel/trash.ts';
import type { DocumentRef, NameLookup } from '#gateways/staff/name-lookup.ts';
import { database } from '../database.ts';
import type { StoredDocument } from '../firestore/document.ts';
import { byIds } from '../queries/people.ts';

/** How many ids one query accepts. */
const most = 30;

async function documentsOf(collection: string, ids: readonly string[]): Promise<StoredDocument[]> {
  const starts = Array.from({ length: Math.ceil(ids.length / most) }, (_, part) => part * most);
  const pages = starts.map((start) =>
    database().query(byIds(collection, ids.slice(start, start + most)), most),
  );
  return (await Promise.all(pages)).flat();
}

const keyOf = ({ collection, target }: DocumentRef): string => `${collection}_${target}`;

export const names: NameLookup = {
  async of(refs) {
    const found = new Map<string, string>();
    const collections = [...new Set(refs.map(({ collection }) => collection))];
    await Promise.all(
      collections.map(async (collection) => {
        const ofIt = refs.filter((ref) => ref.collection === collection);
        const ids = [...new Set(ofIt.map(({ target }) => target))];
        for (const document of await documentsOf(collection, ids)) {
          found.set(keyOf({ collection, target: document.id }), titleOf(document.data));
        }
      }),
    );
    const missing = new Set(refs.map(keyOf).filter((key) => !found.has(key)));
    for (const document of await documentsOf('trash', [...missing])) {
      found.set(document.id, titleOf(document.data.data));
    }
    return refs.map((ref) => found.get(keyOf(ref)) ?? '');
  },
};
