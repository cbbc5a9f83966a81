import { allCourses } from './courses.ts';
import { digest } from './digest.ts';
import { siteSettings } from './site.ts';

let shell: Promise<string> | undefined;

/**
 * The key of a page: all that it shows, which is what it was given and what stands on every page, the menus and the footer.
 * As long as it stays the same, and the code as well, the page of the build before is taken over (build/kept-pages.ts). A
 * page with a key reads nothing else of the content.
 */
export async function pageKey(given: object): Promise<string> {
  shell ??= Promise.all([siteSettings(), allCourses()]).then((parts) => JSON.stringify(parts));
  return digest((await shell) + JSON.stringify(given));
}

/** The key of a file that holds a text and nothing else. */
export const textKey = (text: string): string => digest(text);
