import type { StaffSnippet } from '#domain/code/snippet.ts';
import type { Video } from '#domain/videos/video.ts';

// What a list of the panel can be limited to (PANEL-15), as a text: it is the value of a field and kept in the browser tab.

/** Before a course's path, which is also the hashtag of its videos. */
const courseSign = '#';

/** @param courses the paths of all courses. */
export const videoFilters = (courses: readonly string[]): string[] => [
  'free',
  'paid',
  ...courses.map((path) => courseSign + path),
];

/** The course that a filter of videos names; `null` for another filter. */
export const courseOfFilter = (filter: string): string | null =>
  filter.startsWith(courseSign) ? filter.slice(courseSign.length) : null;

/** Whether a video that a search has found fits; '' fits all. */
export function fitsVideoFilter(filter: string, { demo, paid, hashtags }: Video): boolean {
  const course = courseOfFilter(filter);
  if (course !== null) return hashtags.includes(course);
  if (filter === 'free') return demo === 'true';
  return filter === '' || paid === filter;
}

export const fitsSnippetFilter = (filter: string, { codeName }: StaffSnippet): boolean =>
  filter === '' || codeName === filter;
