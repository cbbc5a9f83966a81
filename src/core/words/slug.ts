import { lowerCase, printable } from './letters.ts';
import { limits } from './limits.ts';

/** How many characters of a title can become part of an address; a longer text, such as a heading, is cut here. */
const mostRead = 1_000;

/**
 * The slug of a post or snippet, made from its title (BLOG-4, CODE-1): lower case, no question marks, hyphens for
 * spaces and for every character that would break an address, short enough for a file name. It does not end in `.html`,
 * which hosts and Astro cut off. `''` when the title has no usable character. firebase/firestore.rules has the same rule
 * (`isSlug`).
 */
export function slugOf(title: string): string {
  const hyphenated = lowerCase(printable(title.slice(0, mostRead)))
    .replaceAll('?', '')
    .replace(/[\s/\\#%&+"'<>`{}|^[\]:;=@,!*()$]+/g, '-')
    .replace(/^[-.]+/, '')
    // Lower-case letters may combine with the next character where capitals do not; NFC makes the slug of a slug the
    // same slug.
    .normalize('NFC');
  return withoutEnd(cut(hyphenated, limits.slug));
}

/** Without the hyphens, dots and `.html` at the end. */
function withoutEnd(text: string): string {
  let rest = text;
  for (let length = -1; length !== rest.length; ) {
    length = rest.length;
    for (const end of ['.html', '-', '.']) if (rest.endsWith(end)) rest = rest.slice(0, -end.length);
  }
  return rest;
}

/**
 * Whether a document may have this slug: the slug of a title, or one of the time when slugs could have `$` and end in
 * `.html`. Such a document can be changed; the build makes its address with `slugOf`.
 */
export function isSlug(text: string): boolean {
  const plain = withoutEnd(text.replaceAll('$', ''));
  return plain !== '' && slugOf(plain) === plain && !/[-.]$/.test(text);
}

/** How many bytes a text takes as UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The beginning of a text with at most `most` bytes, cut between two characters. */
function cut(text: string, most: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(most));
  return text.slice(0, read);
}

/**
 * Whether a page with this slug would replace the index of its folder: the list of posts, a language's snippets
 * (BLOG-1, CODE-1).
 */
export const isReserved = (slug: string): boolean => slug === 'index';

/** The slug in a part of an address, as pages compare it: decoded, in NFC. `null` when it can't be decoded. */
export function slugFromPath(part: string): string | null {
  try {
    return decodeURIComponent(part).normalize('NFC');
  } catch {
    return null;
  }
}
