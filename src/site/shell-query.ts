import { drawnLogo, siteSettings, textPages } from '#core/build/site.ts';
import type { Site, TextPage } from '#core/installation/site.ts';
import type { Course } from '#features/courses/course.ts';
import { allCourses } from '#features/courses/query.ts';
import { coursesWithExercises } from '#features/exercises/query.ts';

export interface Shell {
  site: Site;
  logo: string | undefined; // an SVG without a size; `undefined`: the header writes the name
  courses: Course[];
  withExercises: readonly string[];
  textPages: readonly Pick<TextPage, 'name' | 'title'>[];
}

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
