import { cleanLine } from './letters.ts';

const all = 12;
const breaks = new Set([3, 5, 8, 10]);

/** For the browser's validation. No country code begins with 0, and no number behind 994. */
export const mobileInputPattern = '\\+(?!0|994-0)\\d{3}-\\d{2}-\\d{3}-\\d{2}-\\d{2}';

const operator = '10|12|50|51|55|60|70|77|99';
const region = '18|2[0-6]|36';

const domestic = new RegExp(`^8?0((?:${operator}|${region})\\d{7})$`);
const beginning = new RegExp(`^(?:994|0(?=${operator}|${region}))(\\d*)$`);
const bare = new RegExp(`^(?:${operator})\\d{7}$`);

/** A number with too many digits keeps them: to cut one off would make another number. */
function written(digits: string): string {
  const marked = [...digits].map((digit, index) => (breaks.has(index) ? `-${digit}` : digit));
  return `+${marked.join('')}`;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const hasPlus = (text: string): boolean => /^\D*\+/.test(cleanLine(text));

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

export function mobileIn(text: string): string | null {
  const digits = wholeNumber(text, true);
  return digits === null ? null : written(digits);
}

interface Masked {
  text: string;
  caret: number;
}

function digitsIn(text: string): string | null {
  const digits = digitsOf(text);
  const [, own] = beginning.exec(digits) ?? [];
  return wholeNumber(text, false) ?? (hasPlus(text) ? digits : own === undefined ? null : `994${own}`);
}

/** What is not yet clear stays as typed. `isForward`: the Delete key passes a hyphen. */
export function maskMobile(typed: string, caret: number, isForward = false): Masked {
  const digits = digitsIn(typed);
  if (digits === null) return { text: typed, caret };
  const text = written(digits);
  const before = digits.length - digitsOf(typed.slice(caret)).length;
  const at = written(digits.slice(0, Math.max(before, 0))).length;
  return { text, caret: isForward && text[at] === '-' ? at + 1 : at };
}
