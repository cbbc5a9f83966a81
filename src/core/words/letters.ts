/** Without Intl (Chromium has no `az`) and `toLocaleLowerCase('az')`, which breaks English: JAVASCRIPT → javascrıpt. */

/** JavaScript turns İ into i + U+0307. */
export function lowerCase(text: string): string {
  return text.normalize('NFC').replaceAll('İ', 'i').toLowerCase();
}

const unprintable = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu; // XML can't contain them, and people don't type them

export const printable = (text: string): string => text.replace(unprintable, '');

// Signs that are not seen format, fill or turn the text; emoji, flags and joining scripts need theirs, so they come first.
const emoji = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`;
const regionalFlag = String.raw`\u{1F3F4}[\u{E0030}-\u{E007A}]+\u{E007F}`;
const keycap = String.raw`[0-9#*]\uFE0F\u20E3`;
const ignorable = String.raw`\p{Default_Ignorable_Code_Point}`;
const joined = String.raw`(?![\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Zinh}${ignorable}])[\p{L}\p{M}][\u200C\u200D](?=(?!${ignorable})[\p{L}\p{M}])`;
export const unseen = new RegExp(
  String.raw`(${regionalFlag}|${emoji}(?:\u200D${emoji})*|${keycap}|${joined})|[^\P{Cc}\t-\r]|[${ignorable}\p{Cs}\uFFF9-\uFFFB\uFFFE\uFFFF]`,
  'gu',
);

export const blank = /[\s\u2800\u{1D159}]+/gu;

/** One line in NFC without unseen signs; i loses the dot that other programs put on it. The rules refuse what this takes away (`line`, `tags`). */
export const cleanLine = (text: string): string =>
  text
    .replace(unseen, (_sign, kept?: string) => kept ?? '')
    .replace(blank, ' ')
    .normalize('NFC')
    .replace(/i\u0307+/g, 'i')
    .normalize('NFC')
    .trim();

const plainLetter: Record<string, string> = { ə: 'e', ı: 'i', ö: 'o', ü: 'u', ş: 's', ç: 'c', ğ: 'g' };

/** SEARCH-4. As many characters as NFC input: a position in the key is the same in the text. */
export function foldLetters(text: string): string {
  return lowerCase(text).replace(/[əıöüşçğ]/g, (letter) => plainLetter[letter] ?? letter);
}

export function saysWords(text: string, search: string): boolean {
  const said = foldLetters(text);
  return foldLetters(search)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

export const codeParts = (text: string): string[] => text.split('`'); // every second part is code
