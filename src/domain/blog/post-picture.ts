import * as z from 'zod/mini';
import { foldLetters } from '#domain/shared/letters.ts';
import type { PictureType } from '#domain/shared/picture-bytes.ts';
import { slugFromPath } from '#domain/shared/slug.ts';

/** The longer side, in pixels, of a post's picture that was shrunk before uploading. */
export const postPictureSide = 1600;

const folder = 'blog-images/';

/**
 * Where a new picture goes in Storage (PANEL-3): time and chance keep two of one name apart, and the rules let nobody
 * write over one. `random` has 8 to 32 characters of a–z and 0–9.
 */
export function postPicturePath(at: Date, random: string, fileName: string, type: PictureType): string {
  const name = foldLetters(fileName.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  const ending = type === 'image/webp' ? 'webp' : 'jpg';
  return `${folder}${at.getTime()}-${random}-${name || 'sekil'}.${ending}`;
}

/** Whether an address is that of a picture which the panel has uploaded. */
export const isPostPicture = (address: string): boolean =>
  address.includes(`/${encodeURIComponent(folder)}`) && /^https?:/.test(address);

/** The name under which Storage keeps the picture of an address. */
export const fileOf = (address: string): string =>
  slugFromPath(/\/o\/([^?]+)/.exec(address)?.[1] ?? '') || address;

/** A picture that this device has sent to Storage, or has begun to, and that no saved post shows yet. */
const UploadedPicture = z.object({
  address: z.string(),
  /** The author's name for it. */
  name: z.string(),
});
export type UploadedPicture = z.infer<typeof UploadedPicture>;

/** How the device keeps them, newest first. */
export const UploadedPictures = z.array(UploadedPicture);
