import { describe, expect, test } from 'vitest';
import { mobilePattern } from '#domain/shared/limits.ts';
import { maskMobile, mobileInputPattern } from '#domain/shared/mobile-mask.ts';

/** A field as a string; '|' marks the caret. */
const at = (field: string) => ({ typed: field.replace('|', ''), caret: field.indexOf('|') });
const masked = (field: string) => {
  const { typed, caret } = at(field);
  const result = maskMobile(typed, caret);
  return `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`;
};

describe('[SIGNUP-1] the mask +999-99-999-99-99', () => {
  test.each([
    ['typed', '9|', '+9|'],
    ['typed up to a break', '+994|', '+994|'],
    ['typed over a break', '+9945|', '+994-5|'],
    ['typed to the end', '+994-50-123-45-67|', '+994-50-123-45-67|'],
    ['one digit too many', '+994-50-123-45-678|', '+994-50-123-45-67|'],
    ['letters', '+994a|', '+994|'],
    ['nothing but a plus', '+|', '|'],
    ['pasted with blanks and brackets', '+994 (50) 123 45 67|', '+994-50-123-45-67|'],
    ['pasted as people write it', '050 123 45 67|', '+994-50-123-45-67|'],
    ['pasted with 00', '00994501234567|', '+994-50-123-45-67|'],
    ['typed in the middle', '+994-5|0', '+994-5|0'],
    ['typed in the middle of a whole number', '+994-59|0-123-45-67', '+994-59|-012-34-56'],
    ['deleted in the middle', '+994-5|-123-45-67', '+994-5|1-234-56-7'],
    ['a hyphen deleted', '+994|50', '+994|-50'],
    ['the last digit before a hyphen deleted', '+994-|', '+994|'],
    ['all deleted', '|', '|'],
  ])('%s', (_what, field, after) => {
    expect(masked(field)).toBe(after);
  });

  test('pressing Backspace repeatedly ends in an empty field', () => {
    let text = '+994-50-123-45-67';
    for (let keys = 0; text !== '' && keys < 20; keys += 1) text = maskMobile(text.slice(0, -1), 99).text;
    expect(text).toBe('');
  });

  test('the browser accepts the same numbers as the rules', () => {
    const browser = new RegExp(`^(?:${mobileInputPattern})$`, 'v');
    for (const number of ['+994-50-123-45-67', '+994-50-123-45-6', '994501234567', '+99-450-123-45-67']) {
      expect(browser.test(number), number).toBe(mobilePattern.test(number));
    }
  });
});
