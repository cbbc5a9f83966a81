import { expect, test } from 'vitest';
import { pictureHead, pictureType } from '#domain/shared/picture-bytes.ts';

const text = (content: string) => new TextEncoder().encode(content);
const bytes = (...values: number[]) => Uint8Array.from(values);

test.each([
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16), 'image/jpeg'],
  ['a WebP', text('RIFF\u0001\u0002\u0003\u0004WEBPVP8 '), 'image/webp'],
  ['a sound in the same container', text('RIFF\u0001\u0002\u0003\u0004WAVEfmt '), null],
  ['a PNG, whatever its name', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), null],
  ['a GIF', text('GIF89a'), null],
  ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg">'), null],
  ['nearly a JPEG', bytes(0xff, 0xd8), null],
  ['nothing', bytes(), null],
])('[USER-3] %s is recognised by its first bytes', (_what, content, type) => {
  expect(pictureType(content.slice(0, pictureHead))).toBe(type);
});
