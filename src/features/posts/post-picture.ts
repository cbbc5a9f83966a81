import * as v from 'valibot';
import { foldLetters } from '#core/words/letters.ts';
import { slugFromPath } from '#core/words/slug.ts';

/** The longer side, in pixels. */
export const postPictureSide = 1600;

const folder = 'blog-images/';

/** The rules let nobody overwrite a picture, so the path is unique (PANEL-3). @param random 8 to 32 characters of a–z and 0–9. */
export function postPicturePath(at: Date, random: string, fileName: string, type: string): string {
  const name = foldLetters(fileName.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  const ending = type === 'image/webp' ? 'webp' : 'jpg';
  return `${folder}${at.getTime()}-${random}-${name || 'sekil'}.${ending}`;
}

export const isPostPicture = (address: string): boolean =>
  address.includes(`/${encodeURIComponent(folder)}`) && /^https?:/.test(address);

export const fileOf = (address: string): string =>
  slugFromPath(/\/o\/([^?]+)/.exec(address)?.[1] ?? '') || address;

/** Uploaded by this device, or begun, and in no saved post yet. */
const UploadedPicture = v.object({
  address: v.string(),
  name: v.string(),
});
export type UploadedPicture = v.InferOutput<typeof UploadedPicture>;

/** Newest first. */
export const UploadedPictures = v.array(UploadedPicture);
