import { limits } from '#core/words/limits.ts';
import { long } from './documents.ts';

/** Invalid lists of hashtags (PANEL-6): too many, too long, not words, not lower case, not strings. */
export const wrongHashtags: unknown[] = [
  [],
  'frontend',
  Array(limits.hashtags + 1).fill('a'),
  [long(limits.hashtagsText + 1)],
  Array(limits.hashtags).fill(long(limits.hashtag)),
  [long(limits.hashtag + 1)],
  [''],
  ['', 'a'],
  ['a', ''],
  ['iki söz'],
  ['HTML'],
  ['#html'],
  ['react\u200b'],
  ['a\u202eb'],
  ['a\u00a0b'],
  [5],
  [null],
  undefined,
];
