import { courseName } from '#features/courses/course.ts';

let titles: Readonly<Record<string, string>> = {};

/** @param built the titles of the courses by path, as the build wrote them into the page of the panel. */
export const keepCourseTitles = (built: Readonly<Record<string, string>>): void => {
  titles = built;
};

/** The title of a course. A group whose course is gone is named after its path. */
export const courseTitle = (path: string): string => titles[path] ?? courseName(path);
