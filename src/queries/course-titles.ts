import { emblemOf } from '#illustrations/emblems.ts';
import { allCourses } from './courses.ts';

/** Titles and emblems of the courses by path, because a user's record contains paths (USER-1). */
export async function courseTitles(): Promise<Record<string, { title: string; emblem: string }>> {
  const courses = await allCourses();
  return Object.fromEntries(courses.map(({ path, title }) => [path, { title, emblem: emblemOf(path).d }]));
}
