import { cleanLine } from './letters.ts';

/** The number of digits in the mask +999-99-999-99-99 (SIGNUP-1). */
const all = 12;
/** A hyphen precedes these digits. */
const breaks = new Set([3, 5, 8, 10]);

/**
 * The mask for the browser's own validation: a whole number or nothing. No country code begins with 0, and no number
 * behind 994.
 */
export const mobileInputPattern = '\\+(?!0|994-0)\\d{3}-\\d{2}-\\d{3}-\\d{2}-\\d{2}';

/** The codes of Azerbaijan's operators and of its regions. */
const operator = '10|12|50|51|55|60|70|77|99';
const region = '18|2[0-6]|36';

const domestic = new RegExp(`^8?0((?:${operator}|${region})\\d{7})$`);
const beginning = new RegExp(`^(?:994|0(?=${operator}|${region}))(\\d*)$`);
const bare = new RegExp(`^(?:${operator})\\d{7}$`);

/** Every digit, also too many: to cut one off would make another number. */
function written(digits: string): string {
  const marked = [...digits].map((digit, place) => (breaks.has(place) ? `-${digit}` : digit));
  return `+${marked.join('')}`;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const hasPlus = (text: string): boolean => /^\D*\+/.test(cleanLine(text));

/** The digits of a whole number with its country code; `null` if it isn't one. */
function wholeNumber(text: string, isDone: boolean): string | null {
  const digits = digitsOf(text);
  const isForeign = hasPlus(text);
  const international = isForeign ? digits : digits.replace(/^00/, '');
  // «+994 (0)50 …»: a 0 between the codes is dialled within the country only.
  const [, own] = /^994(0?[1-9]\d{8})$/.exec(international) ?? [];
  if (own) return `994${own.slice(-9)}`;
  const [, inside] = (!isForeign && domestic.exec(digits)) || [];
  if (inside) return `994${inside}`;
  if (!isForeign && isDone && bare.test(digits)) return `994${digits}`;
  return /^(?!0|9940)\d+$/.test(international) && international.length === all ? international : null;
}

/** The number in the mask, from any way to write it; `null` if it isn't a whole one. */
export function mobileIn(text: string): string | null {
  const digits = wholeNumber(text, true);
  return digits === null ? null : written(digits);
}

interface Masked {
  text: string;
  caret: number;
}

/** The digits to be masked; `null` as long as they can be the beginning of several notations. */
function digitsIn(text: string): string | null {
  const digits = digitsOf(text);
  const [, own] = beginning.exec(digits) ?? [];
  return wholeNumber(text, false) ?? (hasPlus(text) ? digits : own === undefined ? null : `994${own}`);
}

/**
 * The content of the field after typing, pasting or deleting at the caret. What is not yet clear stays as typed.
 * @param isForward the Delete key: a hyphen in front of the caret is passed, as it can't be deleted.
 */
export function maskMobile(typed: string, caret: number, isForward = false): Masked {
  const digits = digitsIn(typed);
  if (digits === null) return { text: typed, caret };
  const text = written(digits);
  const before = digits.length - digitsOf(typed.slice(caret)).length;
  const place = written(digits.slice(0, Math.max(before, 0))).length;
  return { text, caret: isForward && text[place] === '-' ? place + 1 : place };
}
