import { getCollection } from 'astro:content';
import type { Course } from '#domain/courses/course.ts';
import { builtAddress } from './pictures.ts';

/** The six courses of content/courses in the order of all lists. */
export async function allCourses(): Promise<Course[]> {
  const entries = await getCollection('courses');
  const all = entries.map(async ({ data }) => ({ ...data, image: await builtAddress(data.image) }));
  return (await Promise.all(all)).sort((a, b) => a.order - b.order);
}
