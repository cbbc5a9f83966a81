import { shrinkPicture } from '#core/forms/chosen-picture.ts';
import { loadPart } from '#core/page/load-part.ts';
import { timeNow } from '#core/time/clock.ts';
import { uploadedPictures } from '#panel/uploaded-pictures.ts';
import { cover } from '../cover.ts';
import { postPicturePath, postPictureSide } from '../post-picture.ts';

/** As a picture that can be uploaded. */
async function woven(title: string, tags: string): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(cover({ title, hashtags: tags.split(' ') }))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width, height: image.height });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((done) => {
    canvas.toBlob(done);
  });
}

const drawn = new Map<string, string>(); // an attempt that failed after it does not draw it again

/** Draws and uploads the cover of a post that has none (PANEL-18). @returns its address. @throws AppError */
export async function drawnCover(by: string, title: string, tags: string): Promise<string> {
  const key = JSON.stringify([by, title, tags]);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const whole = await woven(title, tags);
  const picture = whole && (await shrinkPicture(whole, postPictureSide));
  if (!picture) throw new Error('this browser draws no pictures');
  const { pictures } = await loadPart(() => import('#core/cloud/storage.ts'));
  const path = postPicturePath(timeNow(), crypto.randomUUID().replaceAll('-', ''), title, picture.type);
  const address = pictures.addressOf(path);
  uploadedPictures(by).note({ address, name: title });
  await pictures.upload(path, picture, () => {});
  drawn.set(key, address);
  return address;
}
