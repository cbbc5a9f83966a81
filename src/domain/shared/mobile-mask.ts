/** The number of digits in the mask +999-99-999-99-99 (SIGNUP-1). */
const most = 12;
/** A hyphen precedes these digits. */
const breaks = new Set([3, 5, 8, 10]);

/** The mask for the browser's own validation: a whole number or nothing. */
export const mobileInputPattern = '\\+\\d{3}-\\d{2}-\\d{3}-\\d{2}-\\d{2}';

/** Adds the country code to a number written without it: 050 … and 00994 … are Azerbaijani numbers too. */
const international = (digits: string): string =>
  digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0/, '994');

function written(digits: string): string {
  const marked = [...digits].map((digit, place) => (breaks.has(place) ? `-${digit}` : digit));
  return digits === '' ? '' : `+${marked.join('')}`;
}

/**
 * The content of the field after typing, pasting or deleting at the caret. A hyphen is only set before a digit, so that
 * deleting never stops at one.
 */
export function maskMobile(typed: string, caret: number): { text: string; caret: number } {
  const all = typed.replace(/\D/g, '');
  const digits = international(all).slice(0, most);
  const text = written(digits);
  const shift = international(all).length - all.length;
  const before = typed.slice(0, caret).replace(/\D/g, '').length + shift;
  return { text, caret: written(digits.slice(0, Math.max(before, 0))).length };
}
