import * as v from 'valibot';
import { routes } from '#core/addresses/routes.ts';

/** As the video index stores it (SEARCH-2). */
export const FreeVideo = v.object({ id: v.string(), title: v.string(), hashtags: v.array(v.string()) });

export type FreeVideo = v.InferOutput<typeof FreeVideo>;

export interface LinkedVideo extends FreeVideo {
  page: string;
}

export const KeptVideos = v.object({ uid: v.string(), at: v.number(), videos: v.array(FreeVideo) });

/** In ms: new videos are found the same day. */
export const videosKeptFor = 3_600_000;

export const courseOf = ({ hashtags }: Pick<FreeVideo, 'hashtags'>, courses: readonly string[]) =>
  hashtags.find((tag) => courses.includes(tag));

/** A video without a course links to the list of courses. */
export function linked(video: FreeVideo, courses: readonly string[]): LinkedVideo {
  const course = courseOf(video, courses);
  return { ...video, page: course ? routes.video(course, video.id) : routes.lessons };
}

/** The same in every course that lists the video; `null` without a course (READ-4). */
export function addressOf(
  video: Pick<FreeVideo, 'id' | 'hashtags'>,
  courses: readonly string[],
): string | null {
  const course = courseOf(video, courses);
  return course ? `/lessons/${course}/videos#${video.id}` : null;
}
