import type { Shell } from '#domain/site/shell.ts';
import { allCourses } from './courses.ts';
import { coursesWithExercises } from './exercises.ts';
import { drawnLogo, siteSettings } from './site.ts';

/** What every page shows besides its own content. */
export async function shellContent(): Promise<Shell> {
  const [site, courses, withExercises] = await Promise.all([
    siteSettings(),
    allCourses(),
    coursesWithExercises(),
  ]);
  return { site, logo: drawnLogo(), courses, withExercises };
}
