import { database } from '#core/cloud/database.ts';
import { parsed, type Schema } from '#core/cloud/documents.ts';
import type { StoredDocument } from '#core/cloud/firestore.ts';
import type { Query } from '#core/cloud/operation.ts';
import { timeNow } from '#core/time/clock.ts';
import { hashtagsIn } from '#core/words/hashtags.ts';
import { askedTitleWord, isTitledLike } from '#core/words/title.ts';
import {
  type ContentOrder,
  courseOfFilter,
  type ListPage,
  type ListQuery,
  type ListRow,
  rowsPerPage,
} from './list-query.ts';
import { surelyPlannedAfter } from './planning.ts';

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

/**
 * Lists one after another: the next one begins on the page that ends the one before. What has come from one list into a later
 * one meanwhile appears once. @throws AppError
 */
export async function inTurn<Item>(
  [read, ...others]: readonly (() => Promise<ListPage<Item>>)[],
  shown: ReadonlySet<string> = new Set(),
): Promise<ListPage<Item>> {
  if (!read) return { rows: [], more: null };
  const page = await read();
  const rows = page.rows.filter(({ id }) => !shown.has(id));
  const all = new Set([...shown, ...rows.map(({ id }) => id)]);
  const { more } = page;
  if (more) return { rows, more: () => inTurn([more, ...others], all) };
  const next = await inTurn(others, all);
  return { rows: [...rows, ...next.rows], more: next.more };
}

/** How many pages a search that is compared here reads before staff are asked whether to go on. */
export const pagesOfSearch = 5;

/**
 * Filters rows page by page; reads on until there is a row, so that no page is empty while more rows follow.
 * @param most pages to be read before somebody is asked whether to go on; without it, all.
 * @param before how many documents earlier pages had.
 */
export async function onlyRows<Item>(
  page: ListPage<Item>,
  fits: (row: ListRow<Item>) => boolean,
  most = Number.POSITIVE_INFINITY,
  before = 0,
): Promise<ListPage<Item>> {
  let { rows: read, more } = page;
  let rows = read.filter(fits);
  let searched = before + read.length;
  for (let pages = 1; more && rows.length === 0 && pages < most; pages++) {
    ({ rows: read, more } = await more());
    rows = read.filter(fits);
    searched += read.length;
  }
  const next = more;
  if (!next) return { rows, more: null };
  const rest = async () => onlyRows(await next(), fits, most, searched);
  return { rows, more: rest, ...(most !== Number.POSITIVE_INFINITY && { searched }) };
}

/** What is or was published after this time, the first one first (SCHOOL-5). */
export const publishedAfter = (collection: 'blogs' | 'codes' | 'videos', time: Date): Query => ({
  collection,
  where: [['time', '>', time]],
  orderBy: ['time', 'asc'],
});

const orders: Record<Exclude<ContentOrder, 'planned'>, Query['orderBy']> = {
  newest: ['time', 'desc'],
  oldest: ['time', 'asc'],
  title: ['titleKey', 'asc'],
  unsorted: undefined,
};

/**
 * A list of the panel, of all content that staff have written in a collection. A search finds titles with a word that
 * begins with the longest word of the text and sorts by title, whatever order is chosen. A search that begins with # is
 * for a hashtag, newest first, as is a list that is limited without a search (PANEL-15).
 * @param now the time after which something is planned; by default that of the device.
 */
export function contentList(
  collection: 'blogs' | 'codes' | 'videos',
  { search, order, filter = '' }: ListQuery<ContentOrder>,
  now?: Date,
): Query {
  const [tag] = collection !== 'codes' && search.trim().startsWith('#') ? hashtagsIn(search) : [];
  if (tag) return { collection, where: [['hashtags', 'array-contains', tag]], orderBy: ['time', 'desc'] };
  if (search.trim() !== '')
    return {
      collection,
      where: [['words', 'array-contains', askedTitleWord(search)]],
      orderBy: ['titleKey', 'asc'],
    };
  if (filter !== '') return { collection, where: [limited(collection, filter)], orderBy: ['time', 'desc'] };
  if (order === 'planned') return publishedAfter(collection, surelyPlannedAfter(now ?? timeNow()));
  const orderBy = orders[order];
  return { collection, where: [], ...(orderBy && { orderBy }) };
}

function limited(collection: 'blogs' | 'codes' | 'videos', filter: string): Query['where'][number] {
  if (collection === 'codes') return ['codeName', '==', filter];
  const course = courseOfFilter(filter);
  if (course !== null) return ['hashtags', 'array-contains', course];
  return filter === 'free' ? ['demo', '==', 'true'] : ['paid', '==', filter];
}

/** All videos of a course: the panel's own list of a hashtag, which has an index, newest first (LEARN-2, SCHOOL-4). */
export const courseVideos = (course: string): Query =>
  contentList('videos', { search: `#${course}`, order: 'newest' });

/**
 * A list of content. The service compares one word of a search, or a hashtag; the rest is compared here (PANEL-15).
 * Malformed documents are shown too, so that staff correct them.
 * @param fits whether a document that a search has found is one of those that the list is limited to.
 */
export async function contentRows<Item extends { title: string }>(
  collection: 'blogs' | 'codes' | 'videos',
  schema: Schema<Item>,
  asked: ListQuery<ContentOrder>,
  now?: Date,
  fits: (filter: string, item: Item) => boolean = () => true,
): Promise<ListPage<Item>> {
  const page = await readRows(contentList(collection, asked, now), schema);
  const text = asked.search.trim();
  if (text === '') return page;
  const isFound = (item: Item) =>
    (collection !== 'codes' && text.startsWith('#')) || isTitledLike(item.title, text);
  return onlyRows(
    page,
    (row) => !('item' in row) || (isFound(row.item) && fits(asked.filter ?? '', row.item)),
  );
}
