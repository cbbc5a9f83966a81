import * as z from 'zod/mini';

const filled = z.string().check(z.trim(), z.minLength(1));

/** The paths of the six courses, which are the groups too: a user's `lessons` name them (PANEL-7). */
export const coursePaths = [
  'fullstack',
  'frontend',
  'backend',
  'ui-designer',
  'interior-designer',
  '3d-modelling',
] as const;

export type CoursePath = (typeof coursePaths)[number];

export const isCoursePath = (path: string): path is CoursePath => coursePaths.some((known) => known === path);

/** Whether a course teaches to write code: only then it links to the code library (SHELL-5). */
export const teachesCode = (path: CoursePath): boolean =>
  path === 'fullstack' || path === 'frontend' || path === 'backend';

/** A lesson's path as a title: 'ui-designer' is 'Ui designer'. The paths are ASCII, so I stays I (VIDEO-1). */
export const courseName = (path: string): string =>
  path.charAt(0).toUpperCase() + path.slice(1).replaceAll('-', ' ');

/** A file of content/courses. */
export const Course = z.object({
  id: filled,
  path: z.enum(coursePaths),
  /** Position in every list of courses, from 1. */
  order: z.int().check(z.positive()),
  title: filled,
  shortDescribe: filled.check(z.maxLength(90)),
  /** Paragraphs. */
  describe: z.array(filled).check(z.minLength(1)),
  outcomes: z.array(filled).check(z.minLength(1)),
  audience: filled,
  programme: z
    .array(z.object({ title: filled, topics: z.array(filled).check(z.minLength(1)) }))
    .check(z.minLength(1)),
  hashtags: z.array(filled).check(z.minLength(1)),
  duration: filled,
  image: filled,
});
export type Course = z.infer<typeof Course>;
