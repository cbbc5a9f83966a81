import { getCollection } from 'astro:content';
import type { Course } from '#domain/course.ts';

/** The courses of content/courses in their order. */
export async function allCourses(): Promise<Course[]> {
  const entries = await getCollection('courses');
  return entries.map(({ data }) => data).sort((a, b) => a.order - b.order);
}
