import { expect, test } from 'vitest';
import { cleanLine, lowerCase } from '#core/words/letters.ts';
import { filledPattern, usernameInputPattern, usernamePattern } from '#core/words/limits.ts';

/** The pattern as a browser applies the attribute `pattern`. */
const inBrowser = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'v');

test.each([
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
])('[SIGNUP-2] %s: form and server agree whether it is a username', (name, isOne) => {
  expect(usernamePattern.test(name)).toBe(isOne);
  expect(inBrowser(usernameInputPattern).test(name)).toBe(isOne);
});

test('[SIGNUP-2] what is called free in lower case may be typed, letter by letter', () => {
  const letters = Array.from({ length: 0x2000 }, (_, code) => String.fromCharCode(code));
  for (const name of ['Nigar', 'İlqar', 'ALİ_77', ...letters.map((letter) => `a${letter}b`)])
    expect([name, inBrowser(usernameInputPattern).test(name)]).toEqual([
      name,
      usernamePattern.test(lowerCase(cleanLine(name))),
    ]);
});

test('[SIGNUP-1] a name of spaces only is invalid', () => {
  expect(inBrowser(filledPattern).test('   ')).toBe(false);
  expect(inBrowser(filledPattern).test(' Ay Nur ')).toBe(true);
});
