import { drawnLogo, siteSettings, textPages } from '#core/build/site.ts';
import { allCourses } from '#features/courses/query.ts';
import { coursesWithExercises } from '#features/exercises/query.ts';
import type { Shell } from './shell.ts';

let once: Promise<Shell> | undefined;

export function shellContent(): Promise<Shell> {
  once ??= read();
  return once;
}

async function read(): Promise<Shell> {
  const [site, courses, withExercises, pages] = await Promise.all([
    siteSettings(),
    allCourses(),
    coursesWithExercises(),
    textPages(),
  ]);
  return {
    site,
    logo: drawnLogo(),
    courses,
    withExercises,
    textPages: pages.map(({ name, title }) => ({ name, title })),
  };
}
