import * as v from 'valibot';
import { integer, mapOf, positiveInteger } from '#core/cloud/schema-parts.ts';
import { may, type Visitor } from '#core/session/access.ts';
import { hashtagPattern, limits, videoIdPattern } from '#core/words/limits.ts';

/** The fields that staff write, whoever may watch the video (PANEL-4). */
const written = {
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.title)),
  /** They include course paths: a video belongs to the courses that it is tagged with. */
  hashtags: v.pipe(
    v.array(v.pipe(v.string(), v.regex(hashtagPattern, 'not a hashtag'))),
    v.minLength(1),
    v.maxLength(limits.hashtags),
  ),
  /** The id of the YouTube video, not its address. */
  url: v.pipe(v.string(), v.regex(videoIdPattern, 'not the id of a video')),
  paid: v.picklist(['paid', '']),
  /** Seconds. */
  duration: v.optional(positiveInteger),
};

const common = {
  ...written,
  id: v.string(),
  titleKey: v.string(),
  /** The log entries of the saves that wrote transcript and material; absent where there is none (LEARN-6, LEARN-11). */
  transcript: v.optional(v.string()),
  material: v.optional(v.string()),
  time: v.date(),
  rev: integer,
  audit: v.string(),
};

const group = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.coursePath));

/** A document of the collection `videos`, with its id and its time as a date. A free video has no group (PANEL-4). */
export const VideoDocument = v.variant('demo', [
  v.object({ ...common, demo: v.literal('true') }),
  v.object({ ...common, demo: v.literal('false'), group }),
]);

export type Video = v.InferOutput<typeof VideoDocument>;

/**
 * What stands beside a video in documents of their own, '' for none: the words that are said in it, and what staff have written
 * for it as HTML (LEARN-6, LEARN-11).
 */
export interface VideoTexts {
  transcript: string;
  material: string;
}

/** A video with its texts: what staff edit. */
export type WholeVideo = Video & { texts: VideoTexts };

/** The fields of a video that staff write (PANEL-4). A free video has no group. */
export const VideoText = v.object({
  ...written,
  demo: v.picklist(['true', 'false']),
  group: v.optional(group),
});

export type VideoText = v.InferOutput<typeof VideoText>;

/** What `videoIndex` stores of a free video (SEARCH-2). */
export const VideoIndexEntry = v.object({ title: v.string(), hashtags: v.array(v.string()) });

export type VideoIndexEntry = v.InferOutput<typeof VideoIndexEntry>;

/** A document of `videoIndex`, by the ids of the videos. Its other field, the video written last, is for the rules. */
export const VideoShard = v.object({ videos: mapOf(VideoIndexEntry) });

export type VideoShard = v.InferOutput<typeof VideoShard>;

/** What decides which videos a visitor may watch. */
export interface Reader {
  visitor: Visitor;
  /** Courses whose grants are not over, in the order of the grants (SCHOOL-2). */
  lessons: readonly string[];
}

/** Who may watch the video: every user, or a group. */
export type Audience = { demo: 'true' } | { demo: 'false'; group: string };

/** Whether the reader may watch it (VIDEO-9). The rules decide the same way; tests check both against one table. */
export function mayWatch(video: Audience, { visitor, lessons }: Reader): boolean {
  if (video.demo === 'true') return may(visitor, 'watch-free-videos');
  return may(visitor, 'watch-all-videos') || (visitor !== 'guest' && lessons.includes(video.group));
}

/** The kinds of sections of a course's videos, in the order of the page (VIDEO-2). There is one for each group. */
export type VideoSection = 'group' | 'free' | 'paid';

/** One list that the server is asked for: the free videos, or those of a group, also the paid ones among them. */
export type Source = 'free' | `group:${string}`;

export const ofGroup = (group: string): Source => `group:${group}`;

export const sourceOf = (video: Video): Source => (video.demo === 'true' ? 'free' : ofGroup(video.group));
