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
 * A list of the panel, of everything that staff have written in a collection. Titles that begin with what is searched
 * come by title, whatever order is asked for: the service can't sort by another field than the one it compares. A search
 * that begins with # is for a hashtag, newest first.
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
