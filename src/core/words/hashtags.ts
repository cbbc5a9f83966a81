import { routes } from '#core/addresses/routes.ts';
import { cleanLine, lowerCase } from './letters.ts';
import { hashtagPattern, limits } from './limits.ts';
import { bytesOf } from './slug.ts';

export interface HashtagPreset {
  name: string;
  tags: readonly string[];
}

/** Lower case, without white space (PANEL-6). The # of «C#» stays: the result is no hashtag, instead of «c». */
export const hashtagsIn = (text: string): string[] =>
  cleanLine(text)
    .split(/[,;]/)
    .flatMap((part) => part.split(/(?:^|\s)#+|#+(?=[^\s#])/))
    .map((part) => lowerCase(part).replace(/\s+/g, ''))
    .filter((tag) => tag !== '');

export const hashtagsOfForm = (tags: string): string[] => hashtagsIn(tags.replaceAll(' ', ','));

export const isHashtag = (tag: string): boolean => hashtagPattern.test(tag);

export const withHashtags = (tags: readonly string[], added: readonly string[]): string[] => [
  ...new Set([...tags, ...added]),
];

export const areHashtags = (tags: readonly string[]): boolean =>
  tags.length > 0 &&
  tags.length <= limits.hashtags &&
  tags.every(isHashtag) &&
  tags.join(' ').length <= limits.hashtagsText;

const longest = 240; // bytes: file systems allow 255, and an ending is added

/** Every other character as `~` and its code (READ-8); `null` for a sign that has a meaning in the host's rewrites. */
export function hashtagFile(tag: string): string | null {
  if (/[=:*!]/.test(tag)) return null;
  const file = tag.replace(/[^\p{L}\p{N}_-]/gu, (sign) => escaped(sign));
  // A page named index would be that of its folder.
  const name = file === 'index' ? `${escaped('i')}ndex` : file;
  return bytesOf(name) <= longest ? name : null;
}

const escaped = (sign: string): string =>
  [...new TextEncoder().encode(sign)].map((byte) => `~${byte.toString(16).padStart(2, '0')}`).join('');

export const hashtagOf = (file: string): string => decodeURIComponent(file.replaceAll('~', '%'));

/** For readers without JavaScript. Not in routes.ts, which every page loads. */
export const hashtagPage = (tag: string, page: number): string => `${routes.search(tag)}&page=${page}`;
