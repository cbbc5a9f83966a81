import * as v from 'valibot';
import { integer, mapOf, positiveInteger } from '#core/cloud/schema-parts.ts';
import { may, type Visitor } from '#core/session/access.ts';
import { hashtagPattern, limits, videoIdPattern } from '#core/words/limits.ts';

/** PANEL-4. */
const written = {
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.title)),
  /** Course paths among them: a video belongs to the courses that it is tagged with. */
  hashtags: v.pipe(
    v.array(v.pipe(v.string(), v.regex(hashtagPattern, 'not a hashtag'))),
    v.minLength(1),
    v.maxLength(limits.hashtags),
  ),
  url: v.pipe(v.string(), v.regex(videoIdPattern, 'not the id of a video')),
  paid: v.picklist(['paid', '']),
  duration: v.optional(positiveInteger),
  /** The id of the quiz that stands under it (LEARN-13). */
  quiz: v.optional(v.string()),
};

const common = {
  ...written,
  id: v.string(),
  titleKey: v.string(),
  /** The log entries of the saves that wrote the text; absent for none (LEARN-6, LEARN-11). */
  transcript: v.optional(v.string()),
  material: v.optional(v.string()),
  time: v.date(),
  rev: integer,
  audit: v.string(),
};

const group = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.coursePath));

/** A free video has no group (PANEL-4). */
export const VideoDocument = v.variant('demo', [
  v.object({ ...common, demo: v.literal('true') }),
  v.object({ ...common, demo: v.literal('false'), group }),
]);

export type Video = v.InferOutput<typeof VideoDocument>;

/** Each in a document of its own, '' for none (LEARN-6, LEARN-11). */
export interface VideoTexts {
  transcript: string;
  material: string;
}

export type WholeVideo = Video & { texts: VideoTexts };

export const VideoText = v.object({
  ...written,
  demo: v.picklist(['true', 'false']),
  group: v.optional(group),
});

export type VideoText = v.InferOutput<typeof VideoText>;

/** SEARCH-2. */
export const VideoIndexEntry = v.object({
  title: v.string(),
  hashtags: v.array(v.string()),
  duration: v.optional(positiveInteger),
});

export type VideoIndexEntry = v.InferOutput<typeof VideoIndexEntry>;

/** By id. The document's other field, the video written last, is for the rules. */
export const VideoShard = v.object({ videos: mapOf(VideoIndexEntry) });

export type VideoShard = v.InferOutput<typeof VideoShard>;

export interface Reader {
  visitor: Visitor;
  /** Grants that are not over, in their order (SCHOOL-2). */
  lessons: readonly string[];
}

export type Audience = { demo: 'true' } | { demo: 'false'; group: string };

/** VIDEO-9. The rules decide the same way; tests check both against one table. */
export function mayWatch(video: Audience, { visitor, lessons }: Reader): boolean {
  if (video.demo === 'true') return may(visitor, 'watch-free-videos');
  return may(visitor, 'watch-all-videos') || (visitor !== 'guest' && lessons.includes(video.group));
}

/** In the order of the page (VIDEO-2). */
export type VideoSection = 'group' | 'free' | 'paid';

/** A group's list has its paid videos, too. */
export type Source = 'free' | `group:${string}`;

export const ofGroup = (group: string): Source => `group:${group}`;

export const sourceOf = (video: Video): Source => (video.demo === 'true' ? 'free' : ofGroup(video.group));
