/** Digits of a number in the mask +999-99-999-99-99 (SIGNUP-1). */
const most = 12;
/** A hyphen stands before these digits. */
const breaks = new Set([3, 5, 8, 10]);

/** How the mask is shown to a browser's own check: a whole number or nothing. */
export const mobileInputPattern = '\\+\\d{3}-\\d{2}-\\d{3}-\\d{2}-\\d{2}';

/** As people write it by hand: 050 … and 00994 … are numbers of Azerbaijan too. */
const international = (digits: string): string =>
  digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0/, '994');

function written(digits: string): string {
  const marked = [...digits].map((digit, place) => (breaks.has(place) ? `-${digit}` : digit));
  return digits === '' ? '' : `+${marked.join('')}`;
}

/**
 * What stands in the field after something was typed, pasted or deleted at the caret. No hyphen is set before there
 * is a digit behind it, so that deleting never gets stuck on one.
 */
export function maskMobile(typed: string, caret: number): { text: string; caret: number } {
  const all = typed.replace(/\D/g, '');
  const digits = international(all).slice(0, most);
  const text = written(digits);
  const shift = international(all).length - all.length;
  const before = typed.slice(0, caret).replace(/\D/g, '').length + shift;
  return { text, caret: written(digits.slice(0, Math.max(before, 0))).length };
}
