import { expect, test } from 'vitest';
import { withAddresses } from './author-html.ts';

test.each([
  ['<p>a<img src="a">b', '<p>a<img src="A" width="1">b'],
  ['<img alt="b" src="a"><img\nsrc="c">', '<img alt="b" src="A" width="1"><img\nsrc="C" width="1">'],
  ['<img data-src="b" src="a">', '<img data-src="b" src="A" width="1">'],
  ['<img alt=\'src="b"\'>', '<img alt=\'src="b"\'>'],
  [
    '<img src="keep"> <imgx src="a"> <img alt="<" src="a">',
    '<img src="keep"> <imgx src="a"> <img alt="<" src="a">',
  ],
])('[CMS-3] the picture of %j has another address', (html, changed) => {
  const change = (address: string) =>
    address === 'keep' ? null : { src: address.toUpperCase(), attributes: ' width="1"' };
  expect(withAddresses(html, change)).toBe(changed);
});
