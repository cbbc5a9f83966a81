import type { ContentOrder, ListPage, ListQuery } from '#domain/panel/list-query.ts';
import { isTitledLike } from '#domain/shared/title-words.ts';
import type { Schema } from '../documents.ts';
import { contentList } from '../queries/staff.ts';
import { onlyRows } from './merge-pages.ts';
import { readRows } from './read-rows.ts';

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
