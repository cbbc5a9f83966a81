import { lowerCase } from './letters.ts';

const alphabet = 'abcçdeəfgğhxıijkqlmnoöprsştuüvwyz';

// Collation sorts signs of the private use area behind all letters, by their numbers.
const privateUse = 0xe000;
const signs = new Map(
  [...alphabet].map((letter, index) => [letter, String.fromCharCode(privateUse + index)]),
);
/** A capital I is that of ı here, so an English one stands just before i. */
const sorted = (text: string): string =>
  [...lowerCase(text.replaceAll('I', 'ı'))].map((letter) => signs.get(letter) ?? letter).join('');

const numbers = new Intl.Collator('en', { numeric: true });

/** For `sort`: the Azerbaijani alphabet, which Chromium does not know; 2 comes before 10. */
export const byAlphabet = (one: string, other: string): number => numbers.compare(sorted(one), sorted(other));
