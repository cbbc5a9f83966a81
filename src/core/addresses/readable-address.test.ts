import { describe, expect, test } from 'vitest';
import { readableAddress, targetOf, withoutRedirects } from './readable-address.ts';

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

describe('[PANEL-3] an address that only leads to another one', () => {
  const target = 'https://a.az/b?c=1&d=ş';
  const encoded = encodeURIComponent(target);
  test.each([
    ['Google', `https://www.google.com/url?q=${encoded}&sa=D&source=docs`],
    ['Google in Azerbaijan', `http://google.az/url?sa=t&url=${encoded}`],
    ['with &amp; of HTML', `https://www.google.com/url?sa=D&amp;q=${encoded}&amp;ust=1`],
    ['YouTube', `https://www.youtube.com/redirect?event=video_description&q=${encoded}`],
    ['Facebook', `https://l.facebook.com/l.php?u=${encoded}&h=AT0`],
    ['Instagram', `https://l.instagram.com/?u=${encoded}&e=AT0`],
    ['Outlook', `https://eur01.safelinks.protection.outlook.com/?url=${encoded}&data=05`],
  ])('%s: the other one', (_, address) => {
    expect(targetOf(address)).toBe(target);
    expect(withoutRedirects(`Baxın: ${address} və «${address}»`)).toBe(`Baxın: ${target} və «${target}»`);
  });

  test.each([
    'https://www.google.com/search?q=https://a.az',
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=a.az',
    'https://google.com.a.az/url?q=https://b.az',
    'https://a.az/url?q=https://b.az',
    'https://www.youtube.com/watch?v=x&q=https://b.az',
    'mailto:a@a.az',
    '/url?q=https://b.az',
    '',
  ])('«%s» stays', (address) => {
    expect(targetOf(address)).toBe(address);
  });
});
