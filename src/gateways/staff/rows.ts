import { type ListPage, type ListRow, rowsPerPage } from '#domain/panel/list-query.ts';
import { database } from '../database.ts';
import { parsed, type Schema } from '../documents.ts';
import type { StoredDocument } from '../firestore.ts';
import type { Query } from '../operation.ts';

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

/**
 * Joins pages of several lists: the next page contains the next page of each. A document found by two lists appears
 * only once, where it was found first. @throws AppError
 */
export async function mergePages<Item>(
  reads: readonly (() => Promise<ListPage<Item>>)[],
  shown: ReadonlySet<string> = new Set(),
): Promise<ListPage<Item>> {
  const pages = await Promise.all(reads.map((read) => read()));
  const found = pages.flatMap(({ rows }) => rows);
  const rows = found.filter(
    ({ id }, place) => !shown.has(id) && found.findIndex((row) => row.id === id) === place,
  );
  const next = pages.flatMap(({ more }) => (more ? [more] : []));
  const all = new Set([...shown, ...rows.map(({ id }) => id)]);
  return { rows, more: next.length > 0 ? () => mergePages(next, all) : null };
}

/** Filters rows page by page; reads on until there is a row, so that no page is empty while more rows follow. */
export async function onlyRows<Item>(
  page: ListPage<Item>,
  fits: (row: ListRow<Item>) => boolean,
): Promise<ListPage<Item>> {
  const rows = page.rows.filter(fits);
  const { more } = page;
  if (!more) return { rows, more };
  const rest = async () => onlyRows(await more(), fits);
  return rows.length > 0 ? { rows, more: rest } : rest();
}
