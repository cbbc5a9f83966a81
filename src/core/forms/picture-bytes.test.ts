import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { isOnlyPicture, pictureType } from './chosen-picture.ts';

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
  expect(pictureType(content)).toBe(type);
});

const gps = { IFD0: { Make: 'SinaqTelefon' }, IFD3: { GPSLatitude: '40/1 22/1 30/1', GPSLatitudeRef: 'N' } };
const noise = () =>
  sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

test.each(['jpeg', 'webp'] as const)('[USER-3] what a %s has beside its picture is found', async (format) => {
  const type = `image/${format}` as const;
  const isOnly = (file: Uint8Array) => isOnlyPicture(file, type);
  const file = async (picture: Sharp) => new Uint8Array(await picture.toFormat(format).toBuffer());
  const plain = await file(noise());
  expect(pictureType(plain)).toBe(type);
  expect(isOnly(plain)).toBe(true);
  expect(isOnly(await file(noise().withIccProfile('srgb')))).toBe(true);
  expect(isOnly(await file(noise().withExif(gps)))).toBe(false);
  expect(isOnly(await file(noise().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')))).toBe(false);
  expect(isOnly(joined(plain, text('a video of the same moment')))).toBe(false);
  for (let end = 13; end < plain.length; end++)
    expect(isOnly(plain.slice(0, end)), `cut at ${end}`).toBe(false);
});

test('[USER-3] parts that only some programs write are found: comments, IPTC, thumbnails, second pictures, new chunks', async () => {
  const jpeg = await noise().jpeg({ progressive: true }).toBuffer();
  const withPart = (marker: number, content: Uint8Array) =>
    joined(jpeg.subarray(0, 2), bytes(0xff, marker, 0, content.length + 2), content, jpeg.subarray(2));
  expect(isOnlyPicture(jpeg, 'image/jpeg')).toBe(true);
  expect(isOnlyPicture(withPart(0xee, text('Adobe')), 'image/jpeg')).toBe(true);
  for (const part of [
    withPart(0xfe, text('comment')),
    withPart(0xed, text('Photoshop 3.0')),
    withPart(0xe0, text('JFXX and a thumbnail')),
    withPart(0xe2, text('MPF')),
  ])
    expect(isOnlyPicture(part, 'image/jpeg')).toBe(false);
  const webp = await noise().webp().toBuffer();
  expect(isOnlyPicture(joined(webp, text('GPS '), bytes(2, 0, 0, 0, 1, 1)), 'image/webp')).toBe(false);
  expect(isOnlyPicture(joined(webp, text('ICCP'), bytes(1, 0, 0, 0, 1, 0)), 'image/webp')).toBe(true);
});
