import type { HashtagPreset } from '#domain/shared/hashtags.ts';
import { allCourses } from './courses.ts';

/** The panel's preset hashtags: those of the courses (PANEL-6). */
export async function presetHashtags(): Promise<HashtagPreset[]> {
  const courses = await allCourses();
  return courses.map(({ shortName, hashtags }) => ({ name: shortName, tags: hashtags }));
}
