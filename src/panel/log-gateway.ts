import { AuditDocument, type AuditEntry } from '#core/cloud/audit-entry.ts';
import { database } from '#core/cloud/database.ts';
import { codeOf } from '#core/cloud/errors.ts';
import type { StoredDocument } from '#core/cloud/firestore.ts';
import type { Query } from '#core/cloud/operation.ts';
import type { ListPage } from './list-query.ts';
import { inQueries, readRows } from './rows-gateway.ts';
import { titleOf } from './trash.ts';

export const auditList = (): Query => ({ collection: 'audit', where: [], orderBy: ['at', 'desc'] });

/** At most 30 ids. */
export const byIds = (collection: string, ids: readonly string[]): Query => ({
  collection,
  where: [['__name__', 'in', ids]],
});

export const log = {
  /** Newest first. @throws AppError */
  list: (): Promise<ListPage<AuditEntry>> => readRows(auditList(), AuditDocument),
};

export type DocumentRef = Pick<AuditEntry, 'collection' | 'target'>;

async function documentsOf(collection: string, ids: readonly string[]): Promise<StoredDocument[]> {
  const pages = inQueries(ids).map((part) => readable(collection, part));
  return (await Promise.all(pages)).flat();
}

/** One by one where not all of them are this teacher's: the others have no name here (SCHOOL-9). */
async function readable(collection: string, ids: readonly string[]): Promise<StoredDocument[]> {
  const isDenied = (error: unknown) => {
    if (codeOf(error) !== 'firestore/permission-denied') throw error;
    return null;
  };
  const page = await database().query(byIds(collection, ids), ids.length).catch(isDenied);
  if (page) return page;
  const each = await Promise.all(ids.map((id) => database().get(`${collection}/${id}`).catch(isDenied)));
  return each.filter((one) => one !== null);
}

const keyOf = ({ collection, target }: DocumentRef): string => `${collection}_${target}`;

export const names = {
  /** In the order of `refs`; '' for what neither exists nor is in the trash. Reads each document once. @throws AppError */
  async of(refs: readonly DocumentRef[]): Promise<string[]> {
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
