import * as v from 'valibot';
import { integer } from '#core/cloud/schema-parts.ts';

/** A part of a course: its title, and the ids of its videos in their order (LEARN-2). */
export interface Module {
  title: string;
  videos: string[];
}

/** The rules can check neither lists in lists nor maps in lists, so a module's ids are one text. */
export interface OutlineText {
  titles: string[];
  videos: string[]; // a text for each title: the ids of its videos, separated by spaces
}

const fields = { titles: v.array(v.string()), videos: v.array(v.string()) };

export const OutlineModules = v.pipe(
  v.object(fields),
  v.transform(({ titles, videos }): Module[] =>
    titles.map((title, index) => ({ title, videos: (videos[index] ?? '').split(' ').filter(Boolean) })),
  ),
);

/** The version that staff edit. Its id is the course's path. */
export const OutlineVersion = v.object({ ...fields, id: v.string(), rev: integer, audit: v.string() });

export type OutlineVersion = v.InferOutput<typeof OutlineVersion>;

/** Where a course without an outline begins: its version is 0. */
export const noOutline = (course: string): OutlineVersion => ({
  id: course,
  titles: [],
  videos: [],
  rev: 0,
  audit: '',
});

export const outlineText = (modules: readonly Module[]): OutlineText => ({
  titles: modules.map(({ title }) => title),
  videos: modules.map(({ videos }) => videos.join(' ')),
});

/** Videos under a module's title; without one: they have no place in the outline. */
export interface Listed<Video> {
  title: string | null;
  videos: Video[];
}

/** A module without any of them is left out; videos without a place come last, in the order given. */
export function byModules<Video extends { id: string }>(
  videos: readonly Video[],
  modules: readonly Module[],
): Listed<Video>[] {
  const waiting = new Map(videos.map((video) => [video.id, video]));
  const take = (id: string): Video[] => {
    const video = waiting.get(id);
    waiting.delete(id);
    return video ? [video] : [];
  };
  const listed: Listed<Video>[] = modules.map(({ title, videos: ids }) => ({
    title,
    videos: ids.flatMap(take),
  }));
  return [...listed, { title: null, videos: [...waiting.values()] }].filter((one) => one.videos.length > 0);
}
