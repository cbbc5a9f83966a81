import * as z from 'zod/mini';
import { foldLetters } from './letters.ts';
import type { PictureType } from './picture-bytes.ts';

/** The longer side of a post's picture that was shrunk before uploading, in pixels: the width of an article's cover, twice. */
export const blogPictureSide = 1600;

const folder = 'blog-images/';

/**
 * Where a new picture goes in Storage (PANEL-3): time and chance keep two of one name apart, and the rules let nobody
 * write over one. `random` has 8 to 32 characters of a–z and 0–9.
 */
export function blogPicturePath(at: Date, random: string, fileName: string, type: PictureType): string {
  const name = foldLetters(fileName.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  const ending = type === 'image/webp' ? 'webp' : 'jpg';
  return `${folder}${at.getTime()}-${random}-${name || 'sekil'}.${ending}`;
}

/** Whether an address is that of a picture which the panel has uploaded. */
export const isBlogPicture = (address: string): boolean =>
  address.includes(`/${encodeURIComponent(folder)}`) && /^https?:/.test(address);

/** A picture that this device has sent to Storage and no saved post shows yet. */
export interface UploadedPicture {
  path: string;
  /** `null` while it is not known whether it has arrived. */
  address: string | null;
  /** The author's name for it. */
  name: string;
}

/** How the device keeps a list of them. */
export const UploadedPictures = z.array(
  z.object({ path: z.string(), address: z.nullable(z.string()), name: z.string() }),
);
