// Codes of enrolments (SCHOOL-1) and certificates (LEARN-8), apart from the schemas, which the page of a certificate does not load.

import { cleanLine } from '#core/words/letters.ts';

/** Crockford's base 32: without I, L, O and U, which are mistaken for others. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codePattern = /^[0-9A-HJKMNP-TV-Z]{26}$/;

export const codeBytes = 16; // 128 bits, which nobody guesses

export function newCode(random: Uint8Array = crypto.getRandomValues(new Uint8Array(codeBytes))): string {
  let rest = random.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let code = '';
  for (let index = 0; index < 26; index++) {
    code = alphabet.charAt(Number(rest % 32n)) + code;
    rest /= 32n;
  }
  return code;
}

export const shownCode = (code: string): string =>
  code.replace(/(.{5})(.{5})(.{5})(.{5})(.+)/, '$1-$2-$3-$4-$5');

/** A code in its groups or in one piece, with words around it. */
const amongWords = /(?:^|[^\p{L}\p{N}])((?:[A-Z0-9]{5}[^\p{L}\p{N}]{0,3}){4}[A-Z0-9]{6})(?![\p{L}\p{N}])/iu;

/** The code in what was typed or pasted, also in a link or «Kod: …»: only letters and digits count. */
export function codeIn(typed: string): string | null {
  const line = cleanLine(typed);
  const [, linked = line] = /[?&]code=([^&#\s]*)/.exec(line) ?? [];
  const [, found = linked] = amongWords.exec(linked) ?? [];
  const code = found
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return codePattern.test(code) ? code : null;
}
