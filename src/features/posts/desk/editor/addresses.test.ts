import { describe, expect, test } from 'vitest';
import { addressesIn, onlyAddress } from './addresses.ts';

const found = (text: string) => addressesIn(text).map(({ href }) => href);

describe('[PANEL-3] addresses in a text', () => {
  test.each([
    ['Baxın: https://kodyol.example/blogs/git.', ['https://kodyol.example/blogs/git']],
    ['(https://a.az/b), http://c.az!', ['https://a.az/b', 'http://c.az']],
    ['https://az.wikipedia.org/wiki/Az_(dil) və', ['https://az.wikipedia.org/wiki/Az_(dil)']],
    ['«https://a.az/yazı?a=1&b=2#c»', ['https://a.az/yazı?a=1&b=2#c']],
    ['mailto:a@b.az, mailto:a', ['mailto:a@b.az']],
    ['HTTPS://A.AZ', ['HTTPS://A.AZ']],
    ['javascript:alert(1) ftp://a.az data:text/html,x file:///c', []],
    ['index.html www.a.az a@b.az xhttps://a.az https:// http://?', []],
  ])('%s', (text, hrefs) => expect(found(text)).toEqual(hrefs));

  test('the places are those of the text', () => {
    const text = 'Ə https://a.az/b. c';
    expect(addressesIn(text).map(({ from, to }) => text.slice(from, to))).toEqual(['https://a.az/b']);
  });

  test('a long line of punctuation takes no time', () => {
    expect(found(`https://a.az/${'.'.repeat(100_000)}b ${'(['.repeat(50_000)}`)).toHaveLength(1);
    expect(found(`https://a.az/${').'.repeat(2_000)}`)).toEqual(['https://a.az/']);
  });

  test('a text that is one address', () => {
    expect(onlyAddress(' https://a.az \n')).toBe('https://a.az');
    for (const text of ['https://a.az.', 'a https://a.az', 'https://a.az https://b.az', ''])
      expect(onlyAddress(text), text).toBeNull();
  });
});
