import type { ContentOrder, ListQuery } from '#domain/panel/list-query.ts';
import { hashtagsIn } from '#domain/shared/hashtags.ts';
import { foldLetters } from '#domain/shared/letters.ts';
import type { Query } from './query.ts';

const orders: Record<ContentOrder, Query['orderBy']> = {
  newest: ['time', 'desc'],
  oldest: ['time', 'asc'],
  title: ['titleKey', 'asc'],
  unsorted: undefined,
};

/**
 * A list of the panel, of all content that staff have written in a collection. A search finds titles that begin with
 * the text and sorts by title, whatever order is chosen, because the service can only sort by the field that it
 * compares. A search that begins with # is for a hashtag, newest first.
 */
export function contentList(
  collection: 'blogs' | 'codes' | 'videos',
  { search, order }: ListQuery<ContentOrder>,
): Query {
  const [tag] = collection !== 'codes' && search.trim().startsWith('#') ? hashtagsIn(search) : [];
  if (tag) return { collection, where: [['hashtags', 'array-contains', tag]], orderBy: ['time', 'desc'] };
  const prefix = foldLetters(search.trim());
  const orderBy = orders[prefix === '' ? order : 'title'];
  return { collection, where: [], prefix, ...(orderBy && { orderBy }) };
}
