import { routes } from '#core/addresses/routes.ts';
import { cleanLine, lowerCase } from './letters.ts';
import { hashtagPattern, limits } from './limits.ts';
import { bytesOf } from './slug.ts';

/** The hashtags that one button adds: a course's, so that the tagged video or post belongs to it (PANEL-6). */
export interface HashtagPreset {
  name: string;
  tags: readonly string[];
}

/**
 * The hashtags in a typed text: lower case, without white space (PANEL-6), so 'Adobe XD' is 'adobexd'. A comma, a
 * semicolon, or a # that a word follows separates two. The # of «C#» stays, so that the result is no hashtag
 * (`isHashtag`) instead of «c».
 */
export const hashtagsIn = (text: string): string[] =>
  cleanLine(text)
    .split(/[,;]/)
    .flatMap((part) => part.split(/(?:^|\s)#+|#+(?=[^\s#])/))
    .map((part) => lowerCase(part).replace(/\s+/g, ''))
    .filter((tag) => tag !== '');

/** The hashtags of a form, which separates them by spaces. */
export const hashtagsOfForm = (tags: string): string[] => hashtagsIn(tags.replaceAll(' ', ','));

export const isHashtag = (tag: string): boolean => hashtagPattern.test(tag);

/** Adds hashtags to a list, without repetition. */
export const withHashtags = (tags: readonly string[], added: readonly string[]): string[] => [
  ...new Set([...tags, ...added]),
];

/** Whether a document may have these hashtags: at least one, and not more or longer ones than the rules allow. */
export const areHashtags = (tags: readonly string[]): boolean =>
  tags.length > 0 &&
  tags.length <= limits.hashtags &&
  tags.every(isHashtag) &&
  tags.join(' ').length <= limits.hashtagsText;

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
