import { lowerCase, printable } from './letters.ts';
import { limits } from './limits.ts';

const mostRead = 1_000; // a longer text, such as a heading, is cut

/** BLOG-4, CODE-1. Short enough for a file name, and without `.html`, which hosts cut off. The rules have the same (`isSlug`). */
export function slugOf(title: string): string {
  const hyphenated = lowerCase(printable(title.slice(0, mostRead)))
    .replaceAll('?', '')
    .replace(/[\s/\\#%&+"'<>`{}|^[\]:;=@,!*()$]+/g, '-')
    .replace(/^[-.]+/, '')
    // Lower-case letters may combine where capitals do not; NFC makes the slug of a slug the same slug.
    .normalize('NFC');
  return withoutEnd(cut(hyphenated, limits.slug));
}

function withoutEnd(text: string): string {
  let rest = text;
  for (let length = -1; length !== rest.length; ) {
    length = rest.length;
    for (const end of ['.html', '-', '.']) if (rest.endsWith(end)) rest = rest.slice(0, -end.length);
  }
  return rest;
}

/** Older slugs could have `$` and end in `.html`: such a document can still be changed. */
export function isSlug(text: string): boolean {
  const plain = withoutEnd(text.replaceAll('$', ''));
  return plain !== '' && slugOf(plain) === plain && !/[-.]$/.test(text);
}

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

function cut(text: string, most: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(most));
  return text.slice(0, read);
}

/** Such a page would replace the index of its folder (BLOG-1, CODE-1). */
export const isReserved = (slug: string): boolean => slug === 'index';

/** `null` when it can't be decoded. */
export function slugFromPath(part: string): string | null {
  try {
    return decodeURIComponent(part).normalize('NFC');
  } catch {
    return null;
  }
}
