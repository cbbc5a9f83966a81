import type { Shell } from '#domain/site/shell.ts';
import { allCourses } from './courses.ts';
import { coursesWithExercises } from './exercises.ts';
import { drawnLogo, siteSettings, textPages } from './site.ts';

let once: Promise<Shell> | undefined;

/** What every page shows besides its own content. Read once per build. */
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
