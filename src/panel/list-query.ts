import type { MalformedDocument } from '#core/cloud/malformed.ts';
import type { StaffSnippet } from '#features/snippets/snippet.ts';
import type { Video } from '#features/videos/video.ts';

export const rowsPerPage = 20; // at a time: the panel never reads a whole collection

/** A malformed document is shown as such (CMS-4). */
export type ListRow<Item> = { id: string; item: Item } | { id: string; malformed: MalformedDocument };

export interface ListPage<Item> {
  rows: ListRow<Item>[];
  /** `null`: this page is the last. @throws AppError */
  more: (() => Promise<ListPage<Item>>) | null;
  /** How many documents a search has compared that has stopped before the end. */
  searched?: number | undefined;
}

/** What a query is made of: a list of some courses asks for one at a time. */
export type OneQuery<Sort extends string> = Omit<ListQuery<Sort>, 'courses'>;

/** The gateway's query decides what `search` is compared with. */
export interface ListQuery<Sort extends string> {
  search: string;
  sort: Sort;
  filter?: string; // left out for all
  courses?: readonly string[]; // those of a teacher who has not all (SCHOOL-9)
}

/** `unsorted` also has documents without the others' field, written without the rules. */
export const contentSorts = ['newest', 'oldest', 'title', 'unsorted'] as const;

export type ContentSort = (typeof contentSorts)[number];

// A filter (PANEL-15) is a text: the value of a field, kept in the browser tab.

export const plannedFilter = 'planned'; // of every kind of content; the next one first (SCHOOL-5, VIDEO-13)

const courseSign = '#'; // stands before a course's path, which is also the hashtag of its videos

export const videoFilters = (courses: readonly string[]): string[] => [
  'free',
  'paid',
  ...courses.map((path) => courseSign + path),
];

export const courseOfFilter = (filter: string): string | null =>
  filter.startsWith(courseSign) ? filter.slice(courseSign.length) : null;

export function fitsVideoFilter(filter: string, { demo, paid, hashtags }: Video): boolean {
  const course = courseOfFilter(filter);
  if (course !== null) return hashtags.includes(course);
  if (filter === 'free') return demo === 'true';
  return filter === '' || paid === filter;
}

export const fitsSnippetFilter = (filter: string, { codeName }: StaffSnippet): boolean =>
  filter === '' || codeName === filter;

export const mostSelected = 50; // (PANEL-15): what is done with them stays easy to look over

/** Only the second id when the first isn't in the list. */
export function idsBetween(ids: readonly string[], one: string | null, other: string): string[] {
  const from = one === null ? -1 : ids.indexOf(one);
  const to = ids.indexOf(other);
  if (from === -1 || to === -1) return [other];
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
