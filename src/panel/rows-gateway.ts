import { database } from '#core/cloud/database.ts';
import { parsed, type Schema } from '#core/cloud/documents.ts';
import type { StoredDocument } from '#core/cloud/firestore.ts';
import type { Query } from '#core/cloud/operation.ts';
import { timeNow } from '#core/time/clock.ts';
import { hashtagsIn } from '#core/words/hashtags.ts';
import { saysWords } from '#core/words/letters.ts';
import { askedTitleWord, isTitledLike } from '#core/words/title.ts';
import {
  type ContentSort,
  courseOfFilter,
  type ListPage,
  type ListQuery,
  type ListRow,
  type OneQuery,
  plannedFilter,
  rowsPerPage,
} from './list-query.ts';
import { isSurelyPlanned, surelyPlannedAfter } from './planning.ts';

/** Reads one document more than it shows, so that it never offers an empty next page. @throws AppError */
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

const mostAmong = 30; // how many values one query accepts

export const inQueries = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / mostAmong) }, (_, part) =>
    values.slice(part * mostAmong, (part + 1) * mostAmong),
  );

export const pagesOfSearch = 5; // then staff are asked whether a search that is compared here goes on

/** Reads on until there is a row: no page is empty while more follow. @param most pages before staff are asked. */
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

/** The words of a search are compared here; rows that can't be read stay. */
export const saidRows = async <Item>(
  page: ListPage<Item>,
  search: string,
  textOf: (item: Item) => string,
): Promise<ListPage<Item>> =>
  search.trim() === ''
    ? page
    : onlyRows(page, (row) => !('item' in row) || saysWords(textOf(row.item), search), pagesOfSearch);

/** The first one first (SCHOOL-5). */
export const publishedAfter = (collection: 'blogs' | 'codes' | 'videos', time: Date): Query => ({
  collection,
  where: [['time', '>', time]],
  orderBy: ['time', 'asc'],
});

const sorts: Record<ContentSort, Query['orderBy']> = {
  newest: ['time', 'desc'],
  oldest: ['time', 'asc'],
  title: ['titleKey', 'asc'],
  unsorted: undefined,
};

/** A text finds titles by its longest word, sorted by title; # or a filter finds the newest first (PANEL-15). @param now plans are after it. */
export function contentList(
  collection: 'blogs' | 'codes' | 'videos',
  { search, sort, filter = '' }: OneQuery<ContentSort>,
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
  if (filter === plannedFilter) return publishedAfter(collection, surelyPlannedAfter(now ?? timeNow()));
  if (filter !== '') return { collection, where: [limited(collection, filter)], orderBy: ['time', 'desc'] };
  const orderBy = sorts[sort];
  return { collection, where: [], ...(orderBy && { orderBy }) };
}

function limited(collection: 'blogs' | 'codes' | 'videos', filter: string): Query['where'][number] {
  if (collection === 'codes') return ['codeName', '==', filter];
  const course = courseOfFilter(filter);
  if (course !== null) return ['hashtags', 'array-contains', course];
  return filter === 'free' ? ['demo', '==', 'true'] : ['paid', '==', filter];
}

/** A hashtag's list has an index, newest first (LEARN-2, SCHOOL-4). */
export const courseVideos = (course: string): Query =>
  contentList('videos', { search: `#${course}`, sort: 'newest' });

/** The service compares one word or hashtag, the rest is compared here (PANEL-15). @param fits whether a found document belongs to the filter. */
export async function contentRows<Item extends { title: string; time: Date }>(
  collection: 'blogs' | 'codes' | 'videos',
  schema: Schema<Item>,
  asked: ListQuery<ContentSort>,
  now?: Date,
  fits: (filter: string, item: Item) => boolean = () => true,
): Promise<ListPage<Item>> {
  const page = await readRows(contentList(collection, asked, now), schema);
  const text = asked.search.trim();
  if (text === '') return page;
  const isFound = (item: Item) =>
    (collection !== 'codes' && text.startsWith('#')) || isTitledLike(item.title, text);
  const { filter = '' } = asked;
  const isOfFilter = (item: Item) =>
    filter === plannedFilter ? isSurelyPlanned(item.time, now ?? timeNow()) : fits(filter, item);
  return onlyRows(page, (row) => !('item' in row) || (isFound(row.item) && isOfFilter(row.item)));
}
