import type { MalformedDocument } from '#core/cloud/malformed.ts';
import type { StaffSnippet } from '#features/snippets/snippet.ts';
import type { Video } from '#features/videos/video.ts';

/** How many rows of a list the panel reads at a time; it never reads a whole collection. */
export const rowsPerPage = 20;

/** A row of a list in the panel: a document, or a malformed document, which is shown as such (CMS-4). */
export type ListRow<Item> = { id: string; item: Item } | { id: string; malformed: MalformedDocument };

/** One page of a list. */
export interface ListPage<Item> {
  rows: ListRow<Item>[];
  /** Reads the next page; `null` when this is the last. @throws AppError */
  more: (() => Promise<ListPage<Item>>) | null;
  /** How many documents a search has compared so far that has stopped before the end. */
  searched?: number | undefined;
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
 * without the field by which the others sort, because they were written without the rules. `planned`: only what is, the next one
 * first (SCHOOL-5, VIDEO-13).
 */
export const contentOrders = ['newest', 'oldest', 'title', 'unsorted', 'planned'] as const;

export type ContentOrder = (typeof contentOrders)[number];

// What a list of the panel can be limited to (PANEL-15), as a text: it is the value of a field and kept in the browser tab.

/** Before a course's path, which is also the hashtag of its videos. */
const courseSign = '#';

/** @param courses the paths of all courses. */
export const videoFilters = (courses: readonly string[]): string[] => [
  'free',
  'paid',
  ...courses.map((path) => courseSign + path),
];

/** The course that a filter of videos names; `null` for another filter. */
export const courseOfFilter = (filter: string): string | null =>
  filter.startsWith(courseSign) ? filter.slice(courseSign.length) : null;

/** Whether a video that a search has found fits; '' fits all. */
export function fitsVideoFilter(filter: string, { demo, paid, hashtags }: Video): boolean {
  const course = courseOfFilter(filter);
  if (course !== null) return hashtags.includes(course);
  if (filter === 'free') return demo === 'true';
  return filter === '' || paid === filter;
}

export const fitsSnippetFilter = (filter: string, { codeName }: StaffSnippet): boolean =>
  filter === '' || codeName === filter;

/** How many rows of a list can be selected at once (PANEL-15): what is done with them stays easy to look over. */
export const mostSelected = 50;

/** The ids from one to the other, in the order of the list; only the second when the first isn't there. */
export function idsBetween(ids: readonly string[], one: string | null, other: string): string[] {
  const from = one === null ? -1 : ids.indexOf(one);
  const to = ids.indexOf(other);
  if (from === -1 || to === -1) return [other];
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
