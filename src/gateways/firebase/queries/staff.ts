import type { ContentOrder, ListQuery } from '#domain/panel/list-query.ts';
import { surelyPlannedAfter } from '#domain/panel/planning.ts';
import { hashtagsIn } from '#domain/shared/hashtags.ts';
import { foldLetters } from '#domain/shared/letters.ts';
import type { Query } from './query.ts';

const orders: Record<Exclude<ContentOrder, 'planned'>, Query['orderBy']> = {
  newest: ['time', 'desc'],
  oldest: ['time', 'asc'],
  title: ['titleKey', 'asc'],
  unsorted: undefined,
};

/**
 * A list of the panel, of all content that staff have written in a collection. A search finds titles that begin with
 * the text and sorts by title, whatever order is chosen, because the service can only sort by the field that it
 * compares. A search that begins with # is for a hashtag, newest first.
 * @param now the time after which something is planned; by default that of the device.
 */
export function contentList(
  collection: 'blogs' | 'codes' | 'videos',
  { search, order }: ListQuery<ContentOrder>,
  now?: Date,
): Query {
  const [tag] = collection !== 'codes' && search.trim().startsWith('#') ? hashtagsIn(search) : [];
  if (tag) return { collection, where: [['hashtags', 'array-contains', tag]], orderBy: ['time', 'desc'] };
  const prefix = foldLetters(search.trim());
  if (prefix === '' && order === 'planned')
    return publishedAfter(collection, surelyPlannedAfter(now ?? new Date()));
  const orderBy = orders[prefix === '' && order !== 'planned' ? order : 'title'];
  return { collection, where: [], prefix, ...(orderBy && { orderBy }) };
}

/** All videos of a course: the panel's own list of a hashtag, which has an index, newest first (LEARN-2, SCHOOL-4). */
export const courseVideos = (course: string): Query =>
  contentList('videos', { search: `#${course}`, order: 'newest' });

/** What is or was published after this time, the first one first (SCHOOL-5). */
export const publishedAfter = (collection: 'blogs' | 'codes' | 'videos', time: Date): Query => ({
  collection,
  where: [['time', '>', time]],
  orderBy: ['time', 'asc'],
});
