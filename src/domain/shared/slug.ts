import { lowerCase, printable } from './letters.ts';
import { limits } from './limits.ts';

/** Characters of a title that can become part of an address; of a heading, which may be any text, no more is looked at. */
const mostRead = 1_000;

/**
 * The address of a post or snippet made from its title (BLOG-4, CODE-1): lower case, no question marks, hyphens
 * for spaces and for every character that would break an address, short enough for the name of a file. `''` when the
 * title has no usable character. firebase/firestore.rules has the same rule (`isSlug`).
 */
export function slugOf(title: string): string {
  const hyphenated = lowerCase(printable(title.slice(0, mostRead)))
    .replaceAll('?', '')
    .replace(/[\s/\\#%&+"'<>`{}|^[\]:;=@,!*()]+/g, '-')
    .replace(/^[-.]+/, '')
    // Small letters may join with what follows them where capitals do not: a slug is its own slug.
    .normalize('NFC');
  return cut(hyphenated, limits.slug).replace(/[-.]+$/, '');
}

/** How many bytes a text takes as UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The beginning of a text that takes no more than `most` bytes, cut between two characters. */
function cut(text: string, most: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(most));
  return text.slice(0, read);
}

/** The name under which hosts look for the file of an address: `git.html` asks for the page of `git` as well. */
export const fileNameOf = (slug: string): string => slug.replace(/(\.html)+$/, '');

/** Whether a page at this address would answer for its folder: the list of posts, a language's snippets (BLOG-1, CODE-1). */
export const isReserved = (slug: string): boolean => fileNameOf(slug) === 'index';

/** The slug that an address part names, as pages compare it: decoded and NFC. `null` when it does not decode. */
export function slugFromPath(part: string): string | null {
  try {
    return decodeURIComponent(part).normalize('NFC');
  } catch {
    return null;
  }
}
