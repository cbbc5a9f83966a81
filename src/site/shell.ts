import type { Site, TextPage } from '#core/installation/site.ts';
import type { Course } from '#features/courses/course.ts';

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
