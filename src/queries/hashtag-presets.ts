import { type HashtagPreset, hashtagPresets } from '#domain/shared/hashtags.ts';
import { allCourses } from './courses.ts';

/** The panel's preset hashtags: the hashtags of the courses (PANEL-6). */
export async function presetHashtags(): Promise<HashtagPreset[]> {
  const courses = await allCourses();
  return hashtagPresets.map(({ name, course }) => ({
    name,
    tags: courses.find(({ path }) => path === course)?.hashtags ?? [],
  }));
}
