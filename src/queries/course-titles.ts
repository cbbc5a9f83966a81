import { getCollection } from 'astro:content';

/** Titles of the courses by path, which is how a user's record names them (USER-1). */
export async function courseTitles(): Promise<Record<string, string>> {
  const courses = await getCollection('courses');
  return Object.fromEntries(courses.map(({ data }) => [data.path, data.title]));
}
