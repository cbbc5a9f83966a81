import { limits } from '#core/words/limits.ts';
import { long } from './documents.ts';

/** Invalid lists of name prefixes (PANEL-7): too many, too long, with spaces, not strings. */
export const wrongWords: unknown[] = [
  [],
  'ad',
  Array(limits.words + 1).fill('a'),
  [long(limits.wordsText + 1)],
  ['ad soyad'],
  [5],
  [null],
  { 0: 'a' },
];
