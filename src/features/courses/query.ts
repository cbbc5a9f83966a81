import { getCollection } from 'astro:content';
import { drawnEmblem, emblemAddress } from '#core/addresses/file-addresses.ts';
import { fromFirestore } from '#core/build/firestore-at-build.ts';
import { documentAt } from '#core/build/firestore-reader.ts';
import { builtAddress } from '#core/build/pictures.ts';
import { parsedFields } from '#core/cloud/malformed.ts';
import { isoDay } from '#core/time/dates.ts';
import { emblemFile, emblemOf, emblems } from '#core/views/emblems.ts';
import type { Course } from './course.ts';
import { type Module, OutlineModules } from './outline.ts';

export async function allCourses(): Promise<Course[]> {
  const entries = await getCollection('courses');
  const all = entries.map(async ({ data }) => ({
    ...data,
    startDate: stillToCome(data.startDate),
    image: await builtAddress(data.image ?? emblemAddress(data.path)),
  }));
  return (await Promise.all(all)).sort((a, b) => a.order - b.order);
}

/** A first day that is over would only show that nobody has changed it (PAY-1). */
const stillToCome = (day: string | undefined): string | undefined =>
  day !== undefined && day >= isoDay(new Date()) ? day : undefined;

/** The files of composed emblems, by course path. Those drawn by hand are in public/images. */
export async function emblemFiles(): Promise<{ path: string; svg: string }[]> {
  const courses = await allCourses();
  const drawn = courses.map(({ image }) => drawnEmblem(image)).filter((path) => path !== null);
  return [...new Set(drawn)]
    .filter((path) => !(path in emblems))
    .map((path) => ({ path, svg: emblemFile(emblemOf(path).d) }));
}

/** Titles and emblems of the courses by path, because a user's record contains paths (USER-1). */
export async function courseTitles(): Promise<Record<string, { title: string; emblem: string }>> {
  const courses = await allCourses();
  return Object.fromEntries(courses.map(({ path, title }) => [path, { title, emblem: emblemOf(path).d }]));
}

/** The modules of a course's outline (LEARN-2); none without one, and on a site without Firebase. */
export const modulesOf = (course: string): Promise<Module[]> =>
  fromFirestore('outlines', async ({ attempt }) => {
    const document = await attempt(() => documentAt(`outlines/${course}`));
    const result = document && parsedFields(document, OutlineModules);
    if (!result) return { items: [], malformed: [] };
    return 'item' in result
      ? { items: result.item, malformed: [] }
      : { items: [], malformed: [result.malformed] };
  });
