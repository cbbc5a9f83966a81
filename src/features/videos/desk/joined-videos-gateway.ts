import type { Query } from '#core/cloud/operation.ts';
import { hashtagsIn } from '#core/words/hashtags.ts';
import { isTitledLike } from '#core/words/title.ts';
import { courseRows } from '#panel/joined-rows-gateway.ts';
import {
  type ContentSort,
  courseOfFilter,
  fitsVideoFilter,
  type ListPage,
  type ListQuery,
  plannedFilter,
} from '#panel/list-query.ts';
import { isSurelyPlanned } from '#panel/planning.ts';
import { courseVideos, onlyRows } from '#panel/rows-gateway.ts';
import { type Video, VideoDocument } from '../video.ts';

/** The videos of some courses (SCHOOL-9): a query has the hashtag of one, so the rest is compared here. Newest first. */
export const joinedVideos = {
  async list(asked: ListQuery<ContentSort>, now: Date): Promise<ListPage<Video>> {
    const { search, filter = '', courses } = asked;
    const given = { filter: courseOfFilter(filter) ?? '', ...(courses && { courses }) };
    const page = await courseRows(given, courseVideos, VideoDocument);
    const text = search.trim();
    const isFound = ({ title, hashtags }: Video) =>
      text.startsWith('#')
        ? hashtagsIn(text).every((tag) => hashtags.includes(tag))
        : isTitledLike(title, text);
    const isOfFilter = (video: Video) =>
      filter === plannedFilter ? isSurelyPlanned(video.time, now) : fitsVideoFilter(filter, video);
    return onlyRows(page, (row) => !('item' in row) || (isFound(row.item) && isOfFilter(row.item)));
  },
  of: (query: (course: string) => Query, courses: readonly string[]): Promise<ListPage<Video>> =>
    courseRows({ courses }, query, VideoDocument),
};
