import { cleanLine, lowerCase } from './letters.ts';
import { hashtagPattern, limits } from './limits.ts';

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
