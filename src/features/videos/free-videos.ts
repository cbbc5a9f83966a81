import * as v from 'valibot';
import { routes } from '#core/addresses/routes.ts';

/** A free video as the video index stores it, with its id (SEARCH-2). */
export const FreeVideo = v.object({ id: v.string(), title: v.string(), hashtags: v.array(v.string()) });

export type FreeVideo = v.InferOutput<typeof FreeVideo>;

/** A free video with the address of its page. */
export interface LinkedVideo extends FreeVideo {
  page: string;
}

/** The index as one browser session keeps it: with the user's uid and the time of reading. */
export const KeptVideos = v.object({ uid: v.string(), at: v.number(), videos: v.array(FreeVideo) });

/** The index is read again after this many milliseconds, so that new videos are found the same day. */
export const videosKeptFor = 3_600_000;

/** The first course that a video belongs to. */
export const courseOf = ({ hashtags }: Pick<FreeVideo, 'hashtags'>, courses: readonly string[]) =>
  hashtags.find((tag) => courses.includes(tag));

/**
 * Adds the page of the video's first course; a video without a course links to the list of courses.
 * @param courses the paths of all courses.
 */
export function linked(video: FreeVideo, courses: readonly string[]): LinkedVideo {
  const course = courseOf(video, courses);
  return { ...video, page: course ? routes.video(course, video.id) : routes.lessons };
}

/** The address under which a video is saved, the same in every course that lists it; `null` without a course (READ-4). */
export function addressOf(
  video: Pick<FreeVideo, 'id' | 'hashtags'>,
  courses: readonly string[],
): string | null {
  const course = courseOf(video, courses);
  return course ? `/lessons/${course}/videos#${video.id}` : null;
}
