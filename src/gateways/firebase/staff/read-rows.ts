import { type ListPage, type ListRow, rowsPerPage } from '#domain/panel/list-query.ts';
import { database } from '../database.ts';
import { parsed, type Schema } from '../documents.ts';
import type { StoredDocument } from '../firestore/document.ts';
import type { Query } from '../queries/query.ts';

/**
 * A page of a list of the panel. It reads one document more than it shows, so that it never offers an empty next page.
 * @throws AppError
 */
export async function readRows<Item>(
  query: Query,
  schema: Schema<Item>,
  after?: StoredDocument,
): Promise<ListPage<Item>> {
  const documents = await database().query(query, rowsPerPage + 1, after);
  const shown = documents.slice(0, rowsPerPage);
  const last = documents.length > rowsPerPage ? shown.at(-1) : undefined;
  return {
    rows: shown.map((document) => rowOf(document, schema)),
    more: last ? () => readRows(query, schema, last) : null,
  };
}

const rowOf = <Item>(document: StoredDocument, schema: Schema<Item>): ListRow<Item> => ({
  id: document.id,
  ...parsed(document, schema),
});
