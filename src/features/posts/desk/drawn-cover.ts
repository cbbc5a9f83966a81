import { shrinkPicture } from '#core/forms/chosen-picture.ts';
import { loadPart } from '#core/page/load-part.ts';
import { timeNow } from '#core/time/clock.ts';
import { diamond, dyeOf, dyes, type Figure, octagon, star, stepped } from '#core/views/loom.ts';
import { uploadedPictures } from '#panel/uploaded-pictures.ts';
import { postPicturePath, postPictureSide } from '../post-picture.ts';

const knot = 15; // px
const size = { width: 1200, height: 675 };
const figures: readonly Figure[] = [diamond, star, octagon, stepped(2)];
const period = 20; // knots from the middle of a figure to the next

/** The same title gives the same picture. */
const numberOf = (title: string): number =>
  [...title].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

/** A carpet's field with its border, in the colours of the first hashtag. */
function draw(title: string, tags: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  const number = numberOf(title);
  const all = Object.values(dyes);
  const [field, figure, second, light, outline] =
    dyeOf(tags.split(' ')[0]) ?? all[number % all.length] ?? dyes.night;
  const of = figures[Math.floor(number / 7) % figures.length] ?? diamond;
  const [across, down] = [size.width / knot, size.height / knot];
  const rings = [light, second, figure, figure, outline, field, second];
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const edge = Math.min(x, y, across - 1 - x, down - 1 - y);
      const ring = Math.floor(of((x % period) - period / 2, ((y + (number % 3)) % period) - period / 2));
      const border = (x + y) % 4 < 2 ? figure : second;
      context.fillStyle = edge < 1 ? outline : edge < 3 ? border : (rings[ring] ?? field);
      context.fillRect(x * knot, y * knot, knot, knot);
    }
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve);
  });
}

const drawn = new Map<string, string>(); // an attempt that failed after it does not draw it again

/** Draws and uploads the cover of a post that has none (PANEL-18). @returns its address. @throws AppError */
export async function drawnCover(by: string, title: string, tags: string): Promise<string> {
  const key = JSON.stringify([by, title, tags]);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const cover = await draw(title, tags);
  const picture = cover && (await shrinkPicture(cover, postPictureSide));
  if (!picture) throw new Error('this browser draws no pictures');
  const { pictures } = await loadPart(() => import('#core/cloud/storage.ts'));
  const path = postPicturePath(timeNow(), crypto.randomUUID().replaceAll('-', ''), title, picture.type);
  const address = pictures.addressOf(path);
  uploadedPictures(by).note({ address, name: title });
  await pictures.upload(path, picture, () => {});
  drawn.set(key, address);
  return address;
}
