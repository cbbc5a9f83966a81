import * as v from 'valibot';
import { foldLetters } from '#core/words/letters.ts';
import { slugFromPath } from '#core/words/slug.ts';

/** The longer side, in pixels, of a post's picture that is drawn anew before uploading. */
export const postPictureSide = 1600;

const folder = 'blog-images/';

/**
 * The path of a new picture in Storage (PANEL-3). Time and `random` make it unique, because the rules let nobody
 * overwrite a picture. `random` has 8 to 32 characters of a–z and 0–9.
 */
export function postPicturePath(at: Date, random: string, fileName: string, type: string): string {
  const name = foldLetters(fileName.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  const ending = type === 'image/webp' ? 'webp' : 'jpg';
  return `${folder}${at.getTime()}-${random}-${name || 'sekil'}.${ending}`;
}

/** Whether an address belongs to a picture uploaded by the panel. */
export const isPostPicture = (address: string): boolean =>
  address.includes(`/${encodeURIComponent(folder)}`) && /^https?:/.test(address);

/** The file name in Storage of a picture's address. */
export const fileOf = (address: string): string =>
  slugFromPath(/\/o\/([^?]+)/.exec(address)?.[1] ?? '') || address;

/** A picture that this device has uploaded, or has begun to upload, and that no saved post shows yet. */
const UploadedPicture = v.object({
  address: v.string(),
  /** The name that the author's file has. */
  name: v.string(),
});
export type UploadedPicture = v.InferOutput<typeof UploadedPicture>;

/** The list as it is kept on the device, newest first. */
export const UploadedPictures = v.array(UploadedPicture);
