import type { Course } from '#domain/courses/course.ts';
import type { Site } from '#domain/shared/site.ts';
import type { TextPage } from './text-page.ts';

/** What stands on every page, above and below its own content. */
export interface Shell {
  site: Site;
  /** The brand's name as a drawing: an SVG without a size. `undefined`: the header writes the name. */
  logo: string | undefined;
  courses: Course[];
  /** The paths of the courses that have exercises. */
  withExercises: readonly string[];
  /** The pages of content/pages. */
  textPages: readonly Pick<TextPage, 'name' | 'title'>[];
}
