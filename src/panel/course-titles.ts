import { courseName } from '#features/courses/course.ts';
import type { CourseFile } from '#features/courses/course-file.ts';

type Weights = NonNullable<CourseFile['weights']>;

let titles: Readonly<Record<string, string>> = {};
let weights: Readonly<Record<string, Weights>> = {};

/** @param built by path, as the build wrote the titles into the page, here and below. */
export const keepCourseTitles = (built: Readonly<Record<string, string>>, weighed = weights): void => {
  titles = built;
  weights = weighed;
};

/** A group whose course is gone is named after its path. */
export const courseTitle = (path: string): string => titles[path] ?? courseName(path);

/** SCHOOL-10. */
export const courseWeights = (path: string): Weights => weights[path] ?? {};
