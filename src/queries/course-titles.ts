import { getCollection } from 'astro:content';

/** Titles of the courses by path, because a user's record contains paths (USER-1). */
export async function courseTitles(): Promise<Record<string, string>> {
  const courses = await getCollection('courses');
  return Object.fromEntries(courses.map(({ data }) => [data.path, data.title]));
}
