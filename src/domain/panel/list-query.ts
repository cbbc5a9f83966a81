import type { MalformedDocument } from '#domain/shared/malformed.ts';

/** How many rows of a list the panel reads at a time; it never reads a whole collection. */
export const rowsPerPage = 20;

/** A row of a list in the panel: a document, or a malformed document, which is shown as such (CMS-4). */
export type ListRow<Item> = { id: string; item: Item } | { id: string; malformed: MalformedDocument };

/** One page of a list. */
export interface ListPage<Item> {
  rows: ListRow<Item>[];
  /** Reads the next page; `null` when this is the last. @throws AppError */
  more: (() => Promise<ListPage<Item>>) | null;
}

/** The query of a list. `search` is the typed text; the gateway's query decides what it is compared with. */
export interface ListQuery<Order extends string> {
  search: string;
  order: Order;
  /** What the list is limited to; left out for all. */
  filter?: string;
}

/**
 * The orders of content in the panel. `unsorted` sorts by document id: it is the only order that includes documents
 * without the field by which the others sort, because they were written without the rules.
 */
export const contentOrders = ['newest', 'oldest', 'title', 'unsorted'] as const;

/** Posts and snippets can be planned, so their lists can show what is: the next one first (SCHOOL-5). */
export const plannedOrders = [...contentOrders, 'planned'] as const;

export type ContentOrder = (typeof plannedOrders)[number];
