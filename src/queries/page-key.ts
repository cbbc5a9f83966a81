import { digest } from './digest.ts';
import { shellContent } from './shell.ts';

let shell: Promise<string> | undefined;

/**
 * The key of a page: a hash of everything it shows, which is the data it receives and the menus and footer of every
 * page. If key and code are unchanged, the page of the last build is reused (build/kept-pages.ts). A page with a key
 * must not read other content.
 */
export async function pageKey(given: object): Promise<string> {
  shell ??= shellContent().then((content) => JSON.stringify(content));
  return digest((await shell) + JSON.stringify(given));
}

/** The key of a file that contains only this text. */
export const textKey = (text: string): string => digest(text);
