import { getCollection } from 'astro:content';
import type { Course } from '#domain/courses/course.ts';
import { emblemAddress } from '#domain/shared/drawn-picture.ts';
import { builtAddress } from './pictures.ts';

/** The courses of content/courses in the order of all lists. */
export async function allCourses(): Promise<Course[]> {
  const entries = await getCollection('courses');
  const all = entries.map(async ({ data }) => ({
    ...data,
    image: await builtAddress(data.image ?? emblemAddress(data.path)),
  }));
  return (await Promise.all(all)).sort((a, b) => a.order - b.order);
}
