// Networks accept no SVG, so the build makes PNGs of drawn pictures under /share (READ-2).

import { limits } from '#core/words/limits.ts';
import { bytesOf, slugFromPath } from '#core/words/slug.ts';

export const shareSize = { width: 1200, height: 630 } as const;

const folder = '/share';

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

/** Authors may write any address: one could leave the folder of the pictures, or need a folder where another has its file. */
const cleanName = /^(?:[\p{L}\p{M}\p{N}_ -]+\/){0,3}[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}._ -]*$/u;

export function drawnName(address: string): string | null {
  const [, encoded] = /^\/images\/(.+)\.svg$/.exec(address) ?? [];
  const name = encoded === undefined ? null : slugFromPath(encoded);
  if (name === null || !cleanName.test(name)) return null;
  return name.split('/').every((part) => bytesOf(part) <= limits.slug) ? name : null;
}

const drawn = (name: string): string => `${folder}/${name.split('/').map(encodeURIComponent).join('/')}.png`;

function sectionPicture(address: string | undefined): string {
  const name = address?.split(/[/?]/)[1] ?? '';
  return drawn(drawnSections.find((section) => section === name) ?? 'home');
}

export interface SharePicture {
  src: string;
  isDrawn: boolean;
}

export function sharePicture(picture: string | undefined, address: string | undefined): SharePicture {
  if (picture !== undefined && !isSvg(picture)) return { src: picture, isDrawn: false };
  const name = picture === undefined ? null : drawnName(picture);
  return { src: name === null ? sectionPicture(address) : drawn(name), isDrawn: true };
}
