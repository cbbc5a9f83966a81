// The pictures that shares show (READ-2). Networks take no SVG, and nearly everything drawn here is one: the build makes
// PNG of it under /share (queries/share-pictures.ts).

import { limits } from '#domain/shared/limits.ts';
import { bytesOf, slugFromPath } from '#domain/shared/slug.ts';

export const shareSize = { width: 1200, height: 630 } as const;

const folder = '/share';

/** The parts of the site that are shared with a picture of their own, each woven from its name. */
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
 * Folders and name of a drawn picture as our own are named. Authors may name any: one without such a name could leave the
 * folder of the built pictures, or need a folder where another has its file (`a.png/b`).
 */
const cleanName = /^(?:[\p{L}\p{M}\p{N}_ -]+\/){0,3}[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}._ -]*$/u;

/** The name under which a drawn picture of this site is built again, decoded; `null` for every other picture. */
export function drawnName(address: string): string | null {
  const [, encoded] = /^\/images\/(.+)\.svg$/.exec(address) ?? [];
  const name = encoded === undefined ? null : slugFromPath(encoded);
  if (name === null || !cleanName.test(name)) return null;
  return name.split('/').every((part) => bytesOf(part) <= limits.slug) ? name : null;
}

const drawn = (name: string): string => `${folder}/${name.split('/').map(encodeURIComponent).join('/')}.png`;

/** The drawn picture of the section that an address belongs to: the front page's where there is none. */
function sectionPicture(address: string | undefined): string {
  const name = address?.split(/[/?]/)[1] ?? '';
  return drawn(drawnSections.find((section) => section === name) ?? 'home');
}

export interface SharePicture {
  /** A path of this site or an absolute address. */
  src: string;
  /** Its size is known: it is one of those that the build makes. */
  isDrawn: boolean;
}

/** What a page at `address` with `picture`, if it has one of its own, is shared with. */
export function sharePicture(picture: string | undefined, address: string | undefined): SharePicture {
  if (picture !== undefined && !isSvg(picture)) return { src: picture, isDrawn: false };
  const name = picture === undefined ? null : drawnName(picture);
  return { src: name === null ? sectionPicture(address) : drawn(name), isDrawn: true };
}
