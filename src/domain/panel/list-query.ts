import type { MalformedDocument } from '#domain/shared/malformed.ts';

/** How many rows of a list the panel reads at a time: never the whole collection. */
export const rowsPerPage = 20;

/** A row of a list in the panel: a document, or one that can't be read and is shown as such (CMS-4). */
export type ListRow<Item> = { id: string; item: Item } | { id: string; malformed: MalformedDocument };

/** One page of a list. */
export interface ListPage<Item> {
  rows: ListRow<Item>[];
  /** Reads the next one; `null` when this was the last. @throws AppError */
  more: (() => Promise<ListPage<Item>>) | null;
}

/** What a list is asked for. `search` is as typed: what it is compared with is the query's matter. */
export interface ListQuery<Order extends string> {
  search: string;
  order: Order;
}

/**
 * The orders of what staff write. `unsorted` goes by the documents' ids: the only one that has those that lack the field
 * the others sort by, because somebody has written them past the rules.
 */
export const contentOrders = ['newest', 'oldest', 'title', 'unsorted'] as const;

export type ContentOrder = (typeof contentOrders)[number];
