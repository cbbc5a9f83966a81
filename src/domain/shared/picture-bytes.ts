import type { imageTypes } from './limits.ts';

export type PictureType = (typeof imageTypes)[number];

/** How many bytes `pictureType` needs. */
export const pictureHead = 12;

const begins = (bytes: Uint8Array, at: number, signature: readonly number[]): boolean =>
  signature.every((byte, i) => bytes[at + i] === byte);

const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];
const jpeg = [0xff, 0xd8, 0xff];

/** The type of a file by its first bytes, whatever its name says (USER-3). `null`: none of the accepted types. */
export function pictureType(head: Uint8Array): PictureType | null {
  if (begins(head, 0, jpeg)) return 'image/jpeg';
  return begins(head, 0, riff) && begins(head, 8, webp) ? 'image/webp' : null;
}
