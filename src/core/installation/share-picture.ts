// The pictures of shared links (READ-2). Networks accept no SVG, and nearly all our drawn pictures are SVG, so the
// build makes PNGs of them under /share (site/share-pictures.ts).

import { limits } from '#core/words/limits.ts';
import { bytesOf, slugFromPath } from '#core/words/slug.ts';

export const shareSize = { width: 1200, height: 630 } as const;

const folder = '/share';

/** The sections that have a share picture of their own, each drawn from its name. */
export const drawnSections = [
  'home',
  'lessons',
  'portfolio',
  'order',
  'blogs',
  'code',
  'contact',
  'sign-in',
  'sign-up',
] as const;

const isSvg = (address: string): boolean => /\.svg(\?|$)/i.test(address);

/**
 * A valid name of a drawn picture, with its folders. Authors may write any address: without this check one could leave
 * the folder of the built pictures, or need a folder where another has its file (`a.png/b`).
 */
const cleanName = /^(?:[\p{L}\p{M}\p{N}_ -]+\/){0,3}[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}._ -]*$/u;

/** The decoded name under which a drawn picture of this site is built as PNG; `null` for every other picture. */
export function drawnName(address: string): string | null {
  const [, encoded] = /^\/images\/(.+)\.svg$/.exec(address) ?? [];
  const name = encoded === undefined ? null : slugFromPath(encoded);
  if (name === null || !cleanName.test(name)) return null;
  return name.split('/').every((part) => bytesOf(part) <= limits.slug) ? name : null;
}

const drawn = (name: string): string => `${folder}/${name.split('/').map(encodeURIComponent).join('/')}.png`;

/** The drawn picture of an address's section, or the front page's if the section has none. */
function sectionPicture(address: string | undefined): string {
  const name = address?.split(/[/?]/)[1] ?? '';
  return drawn(drawnSections.find((section) => section === name) ?? 'home');
}

export interface SharePicture {
  /** A path of this site or an absolute address. */
  src: string;
  /** The build makes this picture, so its size is known. */
  isDrawn: boolean;
}

/** The share picture of a page at `address`, which may have a `picture` of its own. */
export function sharePicture(picture: string | undefined, address: string | undefined): SharePicture {
  if (picture !== undefined && !isSvg(picture)) return { src: picture, isDrawn: false };
  const name = picture === undefined ? null : drawnName(picture);
  return { src: name === null ? sectionPicture(address) : drawn(name), isDrawn: true };
}
