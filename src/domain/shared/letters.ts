/**
 * Azerbaijani letters: lower case and loose matching, without Intl (Chromium has no `az` data) and without
 * `toLocaleLowerCase('az')` (it breaks English words: JAVASCRIPT → javascrıpt).
 */

/** Lower case in the root locale; İ is mapped first because JavaScript turns it into i + U+0307. */
export function lowerCase(text: string): string {
  return text.normalize('NFC').replaceAll('İ', 'i').toLowerCase();
}

/**
 * Control characters, halves of surrogate pairs and non-characters: XML can't contain them, and people don't type them.
 */
const unprintable = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

/** Removes characters that no page, feed or file name can contain. */
export const printable = (text: string): string => text.replace(unprintable, '');

const plainLetter: Record<string, string> = { ə: 'e', ı: 'i', ö: 'o', ü: 'u', ş: 's', ç: 'c', ğ: 'g' };

/**
 * The key by which texts match loosely (SEARCH-4: ə/e, ı/i/İ/I, ö/o, ü/u, ş/s, ç/c, ğ/g). For NFC input it has exactly
 * as many characters as the text, so a position in the key is the same position in the text.
 */
export function foldLetters(text: string): string {
  return lowerCase(text).replace(/[əıöüşçğ]/g, (letter) => plainLetter[letter] ?? letter);
}
