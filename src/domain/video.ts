import * as z from 'zod/mini';
import { hashtagPattern, limits, videoIdPattern } from './limits.ts';

const common = {
  id: z.string(),
  title: z.string().check(z.minLength(1), z.maxLength(limits.title)),
  titleKey: z.string(),
  /** Lesson paths among them: a video belongs to the lessons it is tagged with. */
  hashtags: z
    .array(z.string().check(z.regex(hashtagPattern, 'not a hashtag')))
    .check(z.minLength(1), z.maxLength(limits.hashtags)),
  /** The id of the YouTube video, not its address. */
  url: z.string().check(z.regex(videoIdPattern, 'not the id of a video')),
  paid: z.enum(['paid', '']),
  /** Seconds. */
  duration: z.optional(z.int().check(z.positive())),
  time: z.date(),
  rev: z.int(),
  audit: z.string(),
};

/** A document of the collection `videos`, with its id and its time as a date. A free video has no group (PANEL-4). */
export const VideoDocument = z.discriminatedUnion('demo', [
  z.object({ ...common, demo: z.literal('true') }),
  z.object({
    ...common,
    demo: z.literal('false'),
    group: z.string().check(z.minLength(1), z.maxLength(limits.lesson)),
  }),
]);

export type Video = z.infer<typeof VideoDocument>;

/** What `videoIndex` keeps of a free video (SEARCH-2). */
export const VideoIndexEntry = z.object({ title: z.string(), hashtags: z.array(z.string()) });

export type VideoIndexEntry = z.infer<typeof VideoIndexEntry>;

/** A document of `videoIndex`, by the ids of the videos; which of them was written last is the rules' matter. */
export const VideoShard = z.object({ videos: z.record(z.string(), VideoIndexEntry) });

/** Whether a registered reader with these lessons may watch it (VIDEO-9); the rules decide the same way. */
export function opensTo(video: Video, lessons: readonly string[]): boolean {
  return video.demo === 'true' || lessons.includes(video.group);
}
