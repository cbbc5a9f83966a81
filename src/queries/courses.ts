import { getCollection } from 'astro:content';
import type { Course } from '#domain/courses/course.ts';
import { emblemAddress } from '#domain/shared/drawn-picture.ts';
import { builtAddress } from './pictures.ts';

/**
 * The courses of content/courses in the order of all lists.
 * @throws Error when a file has another path than its name: a path, once used, never changes (LEARN-1).
 */
export async function allCourses(): Promise<Course[]> {
  const entries = await getCollection('courses');
  const all = entries.map(async ({ id, data }) => {
    if (data.path !== id) {
      throw new Error(
        `content/courses/${id}.json: path is "${data.path}", but a course's path is the name of its file and never changes.`,
      );
    }
    return { ...data, image: await builtAddress(data.image ?? emblemAddress(data.path)) };
  });
  return (await Promise.all(all)).sort((a, b) => a.order - b.order);
}
