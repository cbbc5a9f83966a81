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

// Signs that are not seen, apart from white space: they format, fill, or turn the direction of the text. Emoji of several
// signs, regional flags and letters of scripts that join (not Latin, Greek and Cyrillic) need theirs: they come first.
const emoji = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`;
const regionalFlag = String.raw`\u{1F3F4}[\u{E0030}-\u{E007A}]+\u{E007F}`;
const keycap = String.raw`[0-9#*]\uFE0F\u20E3`;
const ignorable = String.raw`\p{Default_Ignorable_Code_Point}`;
const joined = String.raw`(?![\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Zinh}${ignorable}])[\p{L}\p{M}][\u200C\u200D](?=(?!${ignorable})[\p{L}\p{M}])`;
export const unseen = new RegExp(
  String.raw`(${regionalFlag}|${emoji}(?:\u200D${emoji})*|${keycap}|${joined})|[^\P{Cc}\t-\r]|[${ignorable}\p{Cs}\uFFF9-\uFFFB\uFFFE\uFFFF]`,
  'gu',
);

/** White space, and letters that are drawn as nothing. */
export const blank = /[\s\u2800\u{1D159}]+/gu;

/**
 * What a name, a title, a hashtag, a term, a code, an e-mail and a link may hold: one line in NFC with single spaces,
 * without signs that nobody sees; '' if nothing of it is seen. A lower-case i loses the dot that other programs put on
 * it (İ → i + U+0307). firebase/firestore.rules refuses what this takes away (`line`, `tags`).
 */
export const cleanLine = (text: string): string =>
  text
    .replace(unseen, (_sign, kept?: string) => kept ?? '')
    .replace(blank, ' ')
    .normalize('NFC')
    .replace(/i\u0307+/g, 'i')
    .normalize('NFC')
    .trim();

const plainLetter: Record<string, string> = { ə: 'e', ı: 'i', ö: 'o', ü: 'u', ş: 's', ç: 'c', ğ: 'g' };

/**
 * The key by which texts match loosely (SEARCH-4: ə/e, ı/i/İ/I, ö/o, ü/u, ş/s, ç/c, ğ/g). For NFC input it has exactly
 * as many characters as the text, so a position in the key is the same position in the text.
 */
export function foldLetters(text: string): string {
  return lowerCase(text).replace(/[əıöüşçğ]/g, (letter) => plainLetter[letter] ?? letter);
}

/** Whether all words of a search stand anywhere in a text, also inside words. */
export function saysWords(text: string, search: string): boolean {
  const said = foldLetters(text);
  return foldLetters(search)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** A text with `code` in backticks, in parts: every second one is code. */
export const codeParts = (text: string): string[] => text.split('`');
