import { routes } from './routes.ts';
import { bytesOf } from './slug.ts';

/** File systems allow 255 bytes; an ending is added. */
const longest = 240;

/**
 * The name of a hashtag's files: its letters, digits, hyphens, and every other character as `~` and its code (READ-8).
 * `null` for a hashtag whose name would be too long, or with a sign that has a meaning in the host's rewrites; its results
 * are those of every other search.
 */
export function hashtagFile(tag: string): string | null {
  if (/[=:*!]/.test(tag)) return null;
  const file = tag.replace(/[^\p{L}\p{N}_-]/gu, (sign) => escaped(sign));
  // A page named index would be that of its folder.
  const name = file === 'index' ? `${escaped('i')}ndex` : file;
  return bytesOf(name) <= longest ? name : null;
}

const escaped = (sign: string): string =>
  [...new TextEncoder().encode(sign)].map((byte) => `~${byte.toString(16).padStart(2, '0')}`).join('');

/** The hashtag with files of this name. */
export const hashtagOf = (file: string): string => decodeURIComponent(file.replaceAll('~', '%'));

/** Other pages of a hashtag's results, for readers without JavaScript. Not in routes.ts, which every page loads. */
export const hashtagPage = (tag: string, page: number): string => `${routes.search(tag)}&page=${page}`;
