import type { CourseFile } from './course-file.ts';

/** A course's path as a title: 'ui-designer' is 'Ui designer'. The paths are ASCII, so I stays I (VIDEO-1). */
export const courseName = (path: string): string =>
  path.charAt(0).toUpperCase() + path.slice(1).replaceAll('-', ' ');

export interface Course extends CourseFile {
  image: string;
}

export type CoursesByPath = Record<string, { title: string; emblem: string }>;

/** Every id of a group begins with it, so that it is told from a course path where either can stand (GROUP-2). */
export const groupPrefix = 'g-';

/** The paths of all courses, as the build wrote them into every page (layouts/Page.astro): courses are content (LEARN-1). */
export const coursePaths = (): string[] => (document.body.dataset.courses ?? '').split(' ').filter(Boolean);
