import { imageTypes, limits } from '#domain/limits.ts';
import { photoQuality, photoSide } from '#domain/photo.ts';

/** Whether the browser can show it: a file that is damaged is found before anything is sent. */
export async function decodes(picture: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(picture)).close();
    return true;
  } catch {
    return false;
  }
}

/** A copy that fits a profile photo, `null` when the browser can make none. A browser without WebP writes JPEG. */
export async function shrunk(picture: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, photoSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const type of imageTypes) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, photoQuality));
    if (blob?.type === type && blob.size <= limits.imageBytes) return blob;
  }
  return null;
}
