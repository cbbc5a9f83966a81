import { drawnEmblem } from '#domain/shared/drawn-picture.ts';
import { emblemFile, emblemOf, emblems } from '#illustrations/emblems.ts';
import { allCourses } from './courses.ts';

/** The files of composed emblems, by course path. Those drawn by hand are in public/images. */
export async function emblemFiles(): Promise<{ path: string; svg: string }[]> {
  const courses = await allCourses();
  const drawn = courses.map(({ image }) => drawnEmblem(image)).filter((path) => path !== null);
  return [...new Set(drawn)]
    .filter((path) => !(path in emblems))
    .map((path) => ({ path, svg: emblemFile(emblemOf(path).d) }));
}
