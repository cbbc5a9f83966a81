// Codes that nobody guesses: of enrolments (SCHOOL-1) and of certificates (LEARN-8). Not with their schemas, because the
// page of a certificate loads them alone.

/** Crockford's base 32: without I, L, O and U, which are mistaken for others. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codePattern = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** The random bytes of a code: 128 bits, which nobody guesses. */
export const codeBytes = 16;

/** A new code. @param random `codeBytes` random bytes. */
export function newCode(random: Uint8Array): string {
  let rest = random.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let code = '';
  for (let place = 0; place < 26; place++) {
    code = alphabet.charAt(Number(rest % 32n)) + code;
    rest /= 32n;
  }
  return code;
}

/** The code as it is read out and written down: in groups of five. */
export const shownCode = (code: string): string =>
  code.replace(/(.{5})(.{5})(.{5})(.{5})(.+)/, '$1-$2-$3-$4-$5');

/** The code in what was typed or pasted, also a link to the page of the settings; `null` if it can't be one. */
export function codeIn(typed: string): string | null {
  const [, linked] = /[?&]code=([^&#]*)/.exec(typed) ?? [];
  const code = (linked ?? typed)
    .replaceAll(/[\s-]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return codePattern.test(code) ? code : null;
}

/** The number of a certificate that is printed on it: the beginning of its code. */
export const certificateNumber = (code: string): string => `${code.slice(0, 5)}-${code.slice(5, 10)}`;
