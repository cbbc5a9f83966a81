import { expect, it } from 'vitest';
import { filledPattern, usernameInputPattern, usernamePattern } from '#domain/limits.ts';

/** As a browser reads the attribute `pattern`. */
const inBrowser = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'v');

it.each([
  ['nigar', true],
  ['a.b_c-1', true],
  ['abc', true],
  ['a'.repeat(30), true],
  ['ab', false],
  ['a'.repeat(31), false],
  ['1abc', false],
  ['.abc', false],
  ['ad soyad', false],
  ['əli_1', false],
  ['a/b', false],
])('%s: form and server agree whether it is a username [SIGNUP-2]', (name, isOne) => {
  expect(usernamePattern.test(name)).toBe(isOne);
  expect(inBrowser(usernameInputPattern).test(name)).toBe(isOne);
});

it('capitals may be typed and are lowered', () => {
  expect(inBrowser(usernameInputPattern).test('Nigar')).toBe(true);
});

it('a name of blanks is none [SIGNUP-1]', () => {
  expect(inBrowser(filledPattern).test('   ')).toBe(false);
  expect(inBrowser(filledPattern).test(' Ay Nur ')).toBe(true);
});
