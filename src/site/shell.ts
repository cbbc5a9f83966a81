import type { Site, TextPage } from '#core/installation/site.ts';
import type { Course } from '#features/courses/course.ts';

export interface Shell {
  site: Site;
  logo: string | undefined; // an SVG without a size; `undefined`: the header writes the name
  courses: Course[];
  withExercises: readonly string[];
  textPages: readonly Pick<TextPage, 'name' | 'title'>[];
}
