import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mobilePattern } from './limits.ts';
import { maskMobile, mobileIn, mobileInputPattern } from './mobile-mask.ts';

const inBrowser = new RegExp(`^(?:${mobileInputPattern})$`, 'v');
const number = '+994-50-123-45-67';

/** A field as a string; '|' marks the caret. */
function masked(field: string, isForward = false): string {
  const { text, caret } = maskMobile(field.replace('|', ''), field.indexOf('|'), isForward);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

/** What the field holds after these keys, when it loses the focus. */
function typed(keys: string): string {
  let [text, caret] = ['', 0];
  for (const key of keys) {
    ({ text, caret } = maskMobile(text.slice(0, caret) + key + text.slice(caret), caret + key.length));
  }
  return mobileIn(text) ?? text;
}

describe('[SIGNUP-1] [ORDER-1] the mask +999-99-999-99-99', () => {
  test.each([
    number,
    '+994501234567',
    '+994 (50) 123-45-67',
    '(+994) 50 123 45 67',
    '+994 (0)50 123 45 67',
    '+994050 123 45 67',
    '+9940501234567',
    '994501234567',
    '9940501234567',
    '00994501234567',
    '00994 (0) 50 123 45 67',
    '0501234567',
    '050 123 45 67',
    '050.123.45.67',
    '0 50 123 45 67',
    '8 050 123 45 67',
    '80501234567',
    '501234567',
    '(50) 123 45 67',
    ' 050\u00a0123\u00a045\u00a067 ',
    '\u202a+994 50 123 45 67\u202c',
    'tel:+994501234567',
    'Mob.: 050 123 45 67',
  ])('%j is the number, typed and pasted', (notation) => {
    expect(mobileIn(notation)).toBe(number);
    expect(typed(notation)).toBe(number);
  });

  test.each([
    ['+90 532 123 45 67', '+905-32-123-45-67'],
    ['0090 532 123 45 67', '+905-32-123-45-67'],
    ['905321234567', '+905-32-123-45-67'],
    ['012 345 67 89', '+994-12-345-67-89'],
    ['018 645 67 89', '+994-18-645-67-89'],
    ['99 412 34 56', '+994-99-412-34-56'],
  ])('%s is %s', (notation, whole) => {
    expect(mobileIn(notation)).toBe(whole);
    expect([whole, inBrowser.test(whole)]).toEqual([whole, true]);
  });

  test.each([
    ['a digit too many', '+994 50 123 45 678'],
    ['a digit too few', '+994 50 123 45 6'],
    ['a digit too few behind the 0', '+994 (0)50 123 45 6'],
    ['a digit too few', '050 123 45 6'],
    ['a digit too many', '050 123 45 678'],
    ['no operator', '090 123 45 67'],
    ['no operator, without 0', '401234567'],
    ['a French number', '06 12 34 56 78'],
    ['a Turkish number without its country', '0532 123 45 67'],
    ['a number of eleven digits', '+1 202 555 01 23'],
    ['a number of thirteen digits', '+49 1511 1234567'],
    ['no country', '+0501234567'],
    ['no country, twelve digits', '+050123456789'],
    ['two numbers', '+994501234567, +994551234567'],
    ['an extension', '050 123 45 67 (12)'],
    ['letters', 'salam'],
    ['nothing', ''],
  ])('%s is refused: %s', (_what, notation) => {
    expect(mobileIn(notation)).toBeNull();
    if (notation !== '') expect(inBrowser.test(typed(notation))).toBe(false);
  });

  test('no number is made into another one, nor is one by keys what it is not when pasted', () => {
    const digits = fc.tuple(
      fc.constantFrom('', '+', '00', '0', '8', '80', '994', '+994', '00994', '9940', '+9940', '50', '055'),
      fc.stringMatching(/^\d{0,14}$/),
      fc.constantFrom('', ' ', '-', '('),
    );
    fc.assert(
      fc.property(digits, ([prefix, rest, mark]) => {
        const notation = `${prefix}${mark}${rest}`;
        const plain = notation.replace(/\D/g, '');
        const whole = mobileIn(notation);
        if (whole !== null) {
          const its = whole.replace(/\D/g, '');
          expect(inBrowser.test(whole)).toBe(true);
          expect(plain.endsWith(its.slice(3))).toBe(true);
          expect([
            '',
            '0',
            '80',
            '994',
            '9940',
            '00994',
            '009940',
            its.slice(0, 3),
            `00${its.slice(0, 3)}`,
          ]).toContain(plain.slice(0, -9));
        }
        const byKeys = typed(notation);
        if (inBrowser.test(byKeys)) expect(byKeys).toBe(whole);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['typed', '9|', '9|'],
    ['typed up to the country', '994|', '+994|'],
    ['typed up to a break', '+994|', '+994|'],
    ['typed over a break', '+9945|', '+994-5|'],
    ['typed to the end', `${number}|`, `${number}|`],
    ['one digit too many stays to be seen', `${number}8|`, `${number}8|`],
    ['letters', '+994a|', '+994|'],
    ['a plus', '+|', '+|'],
    ['the beginning of several notations', '00|', '00|'],
    ['a 0 and an operator', '050|', '+994-50|'],
    ['a 0 and an operator, more', '050 12|', '+994-50-12|'],
    ['nine digits, which may go on', '501234567|', '501234567|'],
    ['typed in the middle', '+994-5|0', '+994-5|0'],
    ['typed in the middle of a whole number', '+994-59|0-123-45-67', '+994-59|-012-34-567'],
    ['pasted in front of digits', '050 123 |45 67', '+994-50-123|-45-67'],
    ['deleted in the middle', '+994-5|-123-45-67', '+994-5|1-234-56-7'],
    ['a hyphen deleted', '+994|50', '+994|-50'],
    ['the last digit before a hyphen deleted', '+994-|', '+994|'],
    ['all deleted', '|', '|'],
  ])('%s', (_what, field, after) => {
    expect(masked(field)).toBe(after);
  });

  test('Backspace, and Delete from the front, end in an empty field', () => {
    let text = number;
    for (let keys = 0; text !== '' && keys < 20; keys += 1) text = maskMobile(text.slice(0, -1), 99).text;
    expect(text).toBe('');
    let field = `+994|-50-123-45-67`;
    for (let keys = 0; keys < 14; keys += 1) {
      const [before = '', behind = ''] = field.split('|');
      field = masked(`${before}|${behind.slice(1)}`, true);
    }
    expect(field).toBe('+994|');
  });

  test('the browser accepts no number that the rules refuse, and all but those that nobody has', () => {
    for (const one of [number, '+994-50-123-45-6', '994501234567', '+99-450-123-45-67'])
      expect(inBrowser.test(one), one).toBe(mobilePattern.test(one));
    for (const one of ['+994-05-012-34-56', '+050-12-345-67-89']) expect(inBrowser.test(one)).toBe(false);
  });
});
