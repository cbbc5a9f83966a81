import { limits } from '#domain/shared/limits.ts';
import { type PictureType, pictureHead, pictureType } from '#domain/shared/picture-bytes.ts';
import { chosenPicture as texts } from '#messages/shared/pictures.ts';
import { canDecode } from './shrink-picture.ts';

export interface RefusedPicture {
  message: string;
  /** The file, when it is too large and could be made smaller. */
  tooLarge?: File;
}

export type ExaminedPicture = { picture: Blob; type: PictureType } | RefusedPicture;

/**
 * Whether a chosen file may be uploaded. Its type is read from the first bytes, not from its name, and the browser must
 * be able to show it. A file that was deleted or changed since it was chosen can't be read.
 */
export async function examinePicture(file: File): Promise<ExaminedPicture> {
  const head = await headOf(file);
  if (!head) return { message: texts.unreadable };
  const type = pictureType(head);
  if (!type) return { message: texts.wrongType };
  if (!(await canDecode(file))) return { message: texts.unreadable };
  if (file.size > limits.imageBytes) return { message: texts.tooLarge, tooLarge: file };
  return { picture: new Blob([file], { type }), type };
}

async function headOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, pictureHead).arrayBuffer());
  } catch (error) {
    console.warn(error);
    return null;
  }
}
