import * as v from 'valibot';
import { filled, positiveInteger } from '#domain/shared/schema-parts.ts';

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
export const Course = v.object({
  id: filled,
  path: v.picklist(coursePaths),
  /** Position in every list of courses, from 1. */
  order: positiveInteger,
  title: filled,
  shortDescribe: v.pipe(filled, v.maxLength(90)),
  /** Paragraphs. */
  describe: v.pipe(v.array(filled), v.minLength(1)),
  outcomes: v.pipe(v.array(filled), v.minLength(1)),
  audience: filled,
  programme: v.pipe(
    v.array(v.object({ title: filled, topics: v.pipe(v.array(filled), v.minLength(1)) })),
    v.minLength(1),
  ),
  hashtags: v.pipe(v.array(filled), v.minLength(1)),
  duration: filled,
  image: filled,
});
export type Course = v.InferOutput<typeof Course>;
