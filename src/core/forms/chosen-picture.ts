import { atom, type ReadableAtom } from 'nanostores';
import { latest } from '#core/page/latest.ts';
import { imageTypes, limits, photoQuality } from '#core/words/limits.ts';
import { chosenPicture as texts } from './picture-texts.ts';

export interface RefusedPicture {
  message: string;
  tooLarge?: File; // could be made smaller
}

/** WebP or JPEG, named in its `type`, with nothing in it but the picture. */
type ExaminedPicture = { picture: Blob } | RefusedPicture;

interface ChoiceOptions {
  side: number;
  show(state: { step: 'checking' } | ({ step: 'refused' } & RefusedPicture)): void;
  take(picture: Blob, name: string, isLatest: () => boolean): void | Promise<void>;
}

/** A new choice makes the earlier ones out of date. */
export function pictureChoice({ side, show, take }: ChoiceOptions) {
  const choices = latest();
  const examineWith = async (examine: typeof examinePicture, file: File): Promise<void> => {
    const isLatest = choices.begin();
    show({ step: 'checking' });
    const result = await examine(file, side);
    if (!isLatest()) return;
    if ('message' in result) show({ step: 'refused', ...result });
    else await take(result.picture, file.name, isLatest);
  };
  return {
    begin: choices.begin,
    choose: (file: File) => examineWith(examinePicture, file),
    shrink: (file: File) => examineWith(shrunk, file),
  };
}

type Chosen =
  | { step: 'none' }
  | { step: 'checking' }
  | ({ step: 'refused' } & RefusedPicture)
  | { step: 'chosen'; picture: Blob; name: string; preview: string };

export interface ChosenPicture {
  $chosen: ReadableAtom<Chosen>;
  choose(file: File): Promise<void>;
  shrink(file: File): Promise<void>;
  reset(): void;
}

/** Shown before the form sends it. `onChoice`: what the form has said of an earlier one is over. */
export function chosenPicture(side: number, onChoice: () => void): ChosenPicture {
  const $chosen = atom<Chosen>({ step: 'none' });
  const put = (chosen: Chosen): void => {
    const before = $chosen.get();
    if (before.step === 'chosen') URL.revokeObjectURL(before.preview);
    $chosen.set(chosen);
  };
  const choice = pictureChoice({
    side,
    show: put,
    take: (picture, name) => put({ step: 'chosen', picture, name, preview: URL.createObjectURL(picture) }),
  });
  return {
    $chosen,
    choose: (file) => {
      onChoice();
      return choice.choose(file);
    },
    shrink: choice.shrink,
    reset: () => {
      choice.begin();
      put({ step: 'none' });
    },
  };
}

async function shrunk(file: File, side: number): Promise<ExaminedPicture> {
  const picture = await shrinkPicture(file, side);
  return picture ? { picture } : { message: texts.unreadable };
}

/** Drawn anew unless it is stored as it is, so no place and no maker leaves the device (USER-3, PANEL-3). */
export async function examinePicture(file: File, side: number): Promise<ExaminedPicture> {
  const bytes = await bytesOf(file);
  if (!bytes) return { message: texts.unreadable };
  if (bytes.length === 0) return { message: texts.empty };
  const type = pictureType(bytes);
  const bitmap = await decoded(file);
  if (!bitmap) return { message: type ? texts.unreadable : texts.wrongType };
  try {
    if (type && file.size > limits.imageBytes) return { message: texts.tooLarge, tooLarge: file };
    if (type && isOnlyPicture(bytes, type)) return { picture: new Blob([bytes], { type }) };
    const picture = await redrawn(bitmap, side);
    return picture ? { picture } : { message: texts.unreadable };
  } finally {
    bitmap.close();
  }
}

export async function shrinkPicture(picture: Blob, side: number): Promise<Blob | null> {
  const bitmap = await decoded(picture);
  if (!bitmap) return null;
  try {
    return await redrawn(bitmap, side);
  } finally {
    bitmap.close();
  }
}

/** As much as a stored picture has: enough for the type of a larger one. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.slice(0, limits.imageBytes).arrayBuffer());
  } catch (error) {
    console.warn(error);
    return null;
  }
}

const decoded = (picture: Blob): Promise<ImageBitmap | null> => createImageBitmap(picture).catch(() => null);

const maxArea = 16_000_000; // browsers draw no more pixels

/** The shorter side becomes no less than half of `side`: a long picture of a screen would be unreadable. */
async function redrawn(bitmap: ImageBitmap, side: number): Promise<Blob | null> {
  const { width, height } = bitmap;
  const readable = Math.max(side / Math.max(width, height), side / 2 / Math.min(width, height));
  const whole = Math.min(1, readable, Math.sqrt(maxArea / (width * height)));
  for (const part of [1, 0.75, 0.5, 0.25]) {
    const blob = await drawn(bitmap, whole * part);
    if (blob) return blob;
  }
  return null;
}

async function drawn(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  for (const type of imageTypes) {
    if (type === 'image/jpeg' && context) {
      // JPEG has no transparency and would make it black. Browsers without WebP write JPEG.
      context.globalCompositeOperation = 'destination-over';
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, photoQuality));
    if (blob?.type === type && blob.size <= limits.imageBytes) return blob;
  }
  return null;
}

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
