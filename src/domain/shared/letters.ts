/**
 * Azerbaijani letters in software: lower case and loose matching, without Intl (Chromium has no `az` data) and
 * without `toLocaleLowerCase('az')` (it breaks English words: JAVASCRIPT → javascrıpt).
 */

/** Lower case in the root locale; İ is mapped first because JavaScript turns it into i + U+0307. */
export function lowerCase(text: string): string {
  return text.normalize('NFC').replaceAll('İ', 'i').toLowerCase();
}

/** Control characters, halves of surrogate pairs and non-characters: nobody types them, and XML knows none of them. */
const unprintable = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

/** A text without what no page, feed or file name can hold. */
export const printable = (text: string): string => text.replace(unprintable, '');

const plainLetter: Record<string, string> = { ə: 'e', ı: 'i', ö: 'o', ü: 'u', ş: 's', ç: 'c', ğ: 'g' };

/**
 * The key under which texts match loosely (SEARCH-4: ə/e, ı/i/İ/I, ö/o, ü/u, ş/s, ç/c, ğ/g). For NFC input the
 * key has exactly as many characters as the text, so a place found in the key is a place in the text.
 */
export function foldLetters(text: string): string {
  return lowerCase(text).replace(/[əıöüşçğ]/g, (letter) => plainLetter[letter] ?? letter);
}
