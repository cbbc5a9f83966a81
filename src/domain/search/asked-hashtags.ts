import { foldLetters } from '#domain/shared/letters.ts';
import type { SearchTerm } from './term.ts';

/** Whether this hashtag is the one that was searched for; letters match loosely (SEARCH-4). */
export const isAsked = (tag: string, term: SearchTerm): boolean => foldLetters(tag) === term.loose.hashtag;

/** The hashtags that a hit shows. The one that was searched for comes first, because it explains why this is a hit. */
export const hashtagsOfHit = (hashtags: readonly string[], term: SearchTerm, most: number): string[] =>
  [...hashtags.filter((tag) => isAsked(tag, term)), ...hashtags.filter((tag) => !isAsked(tag, term))].slice(
    0,
    most,
  );
