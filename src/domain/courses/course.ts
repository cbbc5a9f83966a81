import * as v from 'valibot';
import { limits } from '#domain/shared/limits.ts';
import { filled, positiveInteger } from '#domain/shared/schema-parts.ts';

/** A lesson's path as a title: 'ui-designer' is 'Ui designer'. The paths are ASCII, so I stays I (VIDEO-1). */
export const courseName = (path: string): string =>
  path.charAt(0).toUpperCase() + path.slice(1).replaceAll('-', ' ');

/**
 * What names a course in addresses, as a hashtag, as the group of its videos and in users' `lessons` (LEARN-1). A path
 * named index would hide the page of the folder.
 */
const path = v.pipe(
  v.string(),
  v.maxLength(limits.lesson),
  v.regex(/^(?!index$)[a-z0-9]+(-[a-z0-9]+)*$/, 'not a path: a-z, 0-9 and single hyphens'),
);

/** A file of content/courses; its name is the path. */
export const CourseFile = v.object({
  /** Never changed: videos, users and their progress refer to it. */
  path,
  /** Position in every list of courses, from 1. */
  order: positiveInteger,
  title: filled,
  /** The name on the button of its hashtags in the panel (PANEL-6). */
  shortName: v.pipe(filled, v.maxLength(20)),
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
  /** It teaches to write code, so it links to the code library (SHELL-5). */
  teachesCode: v.optional(v.boolean()),
  /** Without it the course shows its drawn emblem. */
  image: v.optional(filled),
});
export type CourseFile = v.InferOutput<typeof CourseFile>;

/** A course with the address of its picture. */
export interface Course extends CourseFile {
  image: string;
}
