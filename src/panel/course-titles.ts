import { courseName } from '#features/courses/course.ts';

let titles: Readonly<Record<string, string>> = {};

/** @param built by path, as the build wrote the titles into the page. */
export const keepCourseTitles = (built: Readonly<Record<string, string>>): void => {
  titles = built;
};

/** A group whose course is gone is named after its path. */
export const courseTitle = (path: string): string => titles[path] ?? courseName(path);
