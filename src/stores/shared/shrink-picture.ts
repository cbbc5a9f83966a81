import { imageTypes, limits } from '#domain/shared/limits.ts';
import { photoQuality } from '#domain/shared/photo.ts';

/** Whether the browser can show the picture: this finds a damaged file before anything is sent. */
export async function canDecode(picture: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(picture)).close();
    return true;
  } catch {
    return false;
  }
}

/**
 * A copy whose longer side is at most `side` pixels, or fewer if it would still be too large; `null` when the browser
 * can't make one. A browser without WebP writes JPEG.
 */
export async function shrinkPicture(picture: Blob, side: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(picture).catch(() => null);
  if (!bitmap) return null;
  const longer = Math.max(bitmap.width, bitmap.height);
  try {
    for (const part of [1, 0.75, 0.5]) {
      const blob = await drawn(bitmap, Math.min(1, (side * part) / longer));
      if (blob) return blob;
    }
    return null;
  } finally {
    bitmap.close();
  }
}

async function drawn(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  for (const type of imageTypes) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, photoQuality));
    if (blob?.type === type && blob.size <= limits.imageBytes) return blob;
  }
  return null;
}
