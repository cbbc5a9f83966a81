import { atom, type ReadableAtom } from 'nanostores';
import { latest } from '#core/page/latest.ts';
import { imageTypes, limits, photoQuality } from '#core/words/limits.ts';
import { isOnlyPicture, pictureType } from './picture-bytes.ts';
import { chosenPicture as texts } from './picture-texts.ts';

export interface RefusedPicture {
  message: string;
  /** Could be made smaller. */
  tooLarge?: File;
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

/** `null` when the browser can't make one. */
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

/** Turned as the camera was held. */
const decoded = (picture: Blob): Promise<ImageBitmap | null> => createImageBitmap(picture).catch(() => null);

/** Browsers draw no more pixels. */
const maxArea = 16_000_000;

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
