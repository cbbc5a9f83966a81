import * as z from 'zod/mini';
import { coursePaths } from '#domain/courses/course.ts';
import { routes } from '#domain/shared/routes.ts';

/** A free video as the index of videos has it, with its id (SEARCH-2). */
export const FreeVideo = z.object({ id: z.string(), title: z.string(), hashtags: z.array(z.string()) });

export type FreeVideo = z.infer<typeof FreeVideo>;

/** With the address at which it can be watched. */
export interface LinkedVideo extends FreeVideo {
  page: string;
}

/** The index as one browser session keeps it: whose it is, and when it was read. */
export const KeptVideos = z.object({ uid: z.string(), at: z.number(), videos: z.array(FreeVideo) });

/** After so many milliseconds it is read again: new videos are to be found the same day. */
export const videosKeptFor = 3_600_000;

/** A video is watched in the first of its lessons; one without any leads to all of them. */
export function linked(video: FreeVideo): LinkedVideo {
  const lesson = coursePaths.find((path) => path === video.hashtags.find((tag) => isCourse(tag)));
  return { ...video, page: lesson ? routes.video(lesson, video.id) : routes.lessons };
}

const isCourse = (tag: string): boolean => coursePaths.some((path) => path === tag);
