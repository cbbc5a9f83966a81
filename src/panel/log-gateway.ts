import { AuditDocument, type AuditEntry } from '#core/cloud/audit-entry.ts';
import { database } from '#core/cloud/database.ts';
import type { StoredDocument } from '#core/cloud/firestore.ts';
import type { Query } from '#core/cloud/operation.ts';
import type { ListPage } from './list-query.ts';
import { readRows } from './rows-gateway.ts';
import { titleOf } from './trashed.ts';

/** The log, newest entries first (PANEL-14). */
export const auditList = (): Query => ({ collection: 'audit', where: [], orderBy: ['at', 'desc'] });

/** Documents by their ids, at most 30. */
export const byIds = (collection: string, ids: readonly string[]): Query => ({
  collection,
  where: [['__name__', 'in', ids]],
});

/** The log, for admins (PANEL-14). */
export const log = {
  /** Newest first. @throws AppError */
  list: (): Promise<ListPage<AuditEntry>> => readRows(auditList(), AuditDocument),
};

/** A document that a log entry is about. */
export type DocumentRef = Pick<AuditEntry, 'collection' | 'target'>;

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

/** Names of documents, for staff. */
export const names = {
  /**
   * Titles of content and names of users, in the order of `refs`; '' for a document that neither exists nor is in the
   * trash. Reads each document once: one query for every 30 of a collection, and one for every 30 that do not exist.
   * @throws AppError
   */
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
