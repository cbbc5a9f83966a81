import type { imageTypes } from '#core/words/limits.ts';

export type PictureType = (typeof imageTypes)[number];

const begins = (bytes: Uint8Array, at: number, signature: readonly number[]): boolean =>
  signature.every((byte, i) => bytes[at + i] === byte);

const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];
const jpeg = [0xff, 0xd8, 0xff];

/** By its first bytes, whatever its name says (USER-3). */
export function pictureType(bytes: Uint8Array): PictureType | null {
  if (begins(bytes, 0, jpeg)) return 'image/jpeg';
  return begins(bytes, 0, riff) && begins(bytes, 8, webp) ? 'image/webp' : null;
}

/** No place, maker, comment or second picture (USER-3). Parts that decoders do not need count as more. */
export const isOnlyPicture = (bytes: Uint8Array, type: PictureType): boolean =>
  type === 'image/jpeg' ? isOnlyJpeg(bytes) : isOnlyWebp(bytes);

/** Tables, frames and scans, the heads of JFIF and Adobe, and the colours (ICC). */
const isJpegPart = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) ||
  (marker >= 0xda && marker <= 0xdd) ||
  [0xe0, 0xe2, 0xee].includes(marker);
const icc = [...'ICC_PROFILE'].map((letter) => letter.charCodeAt(0));

function isOnlyJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2 === bytes.length;
    const length = lengthAt(bytes, at + 2, 2, false);
    if (!isJpegPart(marker)) return false;
    // A thumbnail may show what was cut off; a phone's photo has a second picture.
    if (marker === 0xe0 && length > 16) return false;
    if (marker === 0xe2 && !begins(bytes, at + 4, icc)) return false;
    at += 2 + length;
    // A scan lasts until a marker that is no restart and no quoted 0xff.
    if (marker === 0xda) while (at < bytes.length && !isMarker(bytes, at)) at++;
  }
  return false;
}

const isMarker = (bytes: Uint8Array, at: number): boolean => {
  const next = bytes[at + 1] ?? 0;
  return bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7);
};

const webpParts = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF'];

function isOnlyWebp(bytes: Uint8Array): boolean {
  let at = 12;
  while (at < bytes.length) {
    if (!webpParts.includes(String.fromCharCode(...bytes.subarray(at, at + 4)))) return false;
    const length = lengthAt(bytes, at + 4, 4, true);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length;
}

function lengthAt(bytes: Uint8Array, at: number, size: number, isLittle: boolean): number {
  const own = [...bytes.subarray(at, at + size)];
  return (isLittle ? own.reverse() : own).reduce((sum, byte) => sum * 256 + byte, 0);
}
