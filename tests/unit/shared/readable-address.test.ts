import { expect, test } from 'vitest';
import { readableAddress } from '#domain/shared/readable-address.ts';

test.each([
  ['/blogs/d%C3%BCz%C3%BCm', '/blogs/düzüm'],
  ['#s-%C9%99-%c4%b1', '#s-ə-ı'],
  // What means something in an address stays encoded.
  ['/search?searchItem=c%23%20%26%20%22%C9%99%22', '/search?searchItem=c%23%20%26%20%22ə%22'],
  ['/blogs/100%25', '/blogs/100%25'],
  // Not UTF-8.
  ['/blogs/%FF%C9', '/blogs/%FF%C9'],
])('%s is written as %s', (address, readable) => {
  expect(readableAddress(address)).toBe(readable);
  const url = (text: string) => new URL(text, 'https://kodyol.example').href.toLowerCase();
  expect(url(readable)).toBe(url(address));
});
