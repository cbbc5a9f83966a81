import { describe, expect, test } from 'vitest';
import { areHashtags, hashtagsIn, isHashtag, withHashtags } from './hashtags.ts';

describe('[PANEL-6] hashtags', () => {
  test.each([
    ['HTML', ['html']],
    [' Adobe XD ', ['adobexd']],
    ['#Html #CSS', ['html', 'css']],
    ['html, css; js', ['html', 'css', 'js']],
    ['İnteryer', ['interyer']],
    ['JAVASCRIPT', ['javascript']],
    ['ui\t\n/ ux', ['ui/ux']],
    [' , ;# ', []],
    ['html#css', ['html', 'css']],
    ['# html', ['html']],
    ['re\u200bact, i\u0307dman', ['react', 'idman']],
    // These are no hashtags, so the form says so: «c» would be another one.
    ['C#', ['c#']],
    ['C#, F# dili; java', ['c#', 'f#dili', 'java']],
  ])('%j', (typed, tags) => expect(hashtagsIn(typed)).toEqual(tags));

  test('a # inside or a sixty-first letter makes it none', () => {
    expect(['html', 'ui/ux', 'c#', 'x'.repeat(61), ''].map(isHashtag)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('each appears once', () => {
    expect(withHashtags(['html', 'css'], ['css', 'js', 'js'])).toEqual(['html', 'css', 'js']);
  });

  test('a document has one to thirty, with at most sixty letters each and nine hundred together', () => {
    const tags = (count: number, letters: number) =>
      Array.from({ length: count }, (_, n) => String(n).padStart(letters, 'x'));
    expect(areHashtags([])).toBe(false);
    expect(areHashtags(['html'])).toBe(true);
    expect(areHashtags(tags(30, 2))).toBe(true);
    expect(areHashtags(tags(31, 2))).toBe(false);
    expect(areHashtags(tags(1, 60))).toBe(true);
    expect(areHashtags(tags(1, 61))).toBe(false);
    expect(areHashtags(tags(15, 59))).toBe(true);
    expect(areHashtags(tags(15, 60))).toBe(false);
  });
});
