import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { configuration } from '#configuration';
import { builtPicturesFolder } from '#core/addresses/file-addresses.ts';
import { dayMs } from '#core/time/dates.ts';
import { slugFromPath } from '#core/words/slug.ts';
import type { BuildProblem } from './build-note.ts';
import { reportProblem } from './build-warning.ts';
import { type BuiltPicture, pictureWidths } from './pictures.ts';

// Storage's traffic costs far more than the host's, so the build copies pictures of posts (docs/decisions/024). An address never gets another picture.

/** Hosts keep Astro's cache from build to build. */
const folder = 'node_modules/.astro/pictures';
const patience = 15_000; // ms; the next is in seconds, for the copies of one picture
const makingSeconds = 20;
/** A file of 38 bytes can name 268 million pixels; a phone's photo that fits into Storage has fewer than these. */
const mostPixels = 25_000_000;
const patienceInAll = 180_000; // ms; the next build goes on
const atOnce = 6;
const mostFailures = 3;
/** Builds of other branches may show a copy. */
const daysKept = 30;

interface Copies {
  widths: number[];
  width: number;
  height: number;
}

const fileOf = (name: string, width: number): string => join(folder, `${name}-${width}.webp`);
const addressOf = (name: string, width: number): string => `${builtPicturesFolder}/${name}-${width}.webp`;

const shownWidths = new Map<string, number[]>();

export const shownCopies = (): string[] =>
  [...shownWidths].flatMap(([name, widths]) => widths.map((width) => `${name}-${width}`));

export const readCopy = (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  readFile(join(folder, `${name}.webp`)).then((bytes) => new Uint8Array(bytes));

/** Under another name until it is complete: another build may be reading. */
async function write(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.${process.pid}`, content);
  await rename(`${file}.${process.pid}`, file);
}

async function known(name: string): Promise<Copies | null> {
  try {
    const file = join(folder, `${name}.json`);
    const copies: Copies = JSON.parse(await readFile(file, 'utf8'));
    const now = new Date();
    for (const one of [file, ...copies.widths.map((width) => fileOf(name, width))])
      await utimes(one, now, now);
    return copies;
  } catch {
    return null;
  }
}

class Unreachable extends Error {}

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch((error: unknown) => {
    throw new Unreachable(String(error));
  });
  if (answer.ok) return answer.arrayBuffer();
  throw new (answer.status < 500 ? Error : Unreachable)(`Storage answered ${answer.status}`);
}

async function make(name: string, address: string): Promise<Copies> {
  // Rotated as the camera says: a WebP without metadata does not say it.
  const { data, info } = await sharp(await fetched(address), { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: Math.max(...pictureWidths), withoutEnlargement: true })
    .timeout({ seconds: makingSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const widths = [...new Set([...pictureWidths.filter((one) => one < width), width])];
  await mkdir(folder, { recursive: true });
  for (const one of widths) {
    const copy = sharp(data, { raw: { width, height, channels } }).resize({ width: one });
    await write(fileOf(name, one), await copy.webp().timeout({ seconds: makingSeconds }).toBuffer());
  }
  const copies = { widths, width, height };
  await write(join(folder, `${name}.json`), JSON.stringify(copies));
  return copies;
}

async function forgetOld(): Promise<void> {
  const oldest = Date.now() - daysKept * dayMs;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const time = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => oldest,
    );
    if (time < oldest) await rm(file, { force: true });
  }
}

function storageAddress(): string | null {
  const { firebase } = configuration;
  if (!firebase) return null;
  const { app, emulators } = firebase;
  const origin = emulators ? `http://${emulators.storage}` : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${app.storageBucket}/o/blog-images%2F`;
}

/** Always the same address for a file; `null` for every other address. */
function fileAddress(address: string): string | null {
  const own = storageAddress();
  if (own === null || !address.startsWith(own)) return null;
  const name = slugFromPath(new URL(address).pathname.slice(new URL(own).pathname.length));
  return name && `${own}${encodeURIComponent(name)}?alt=media`;
}

/** By address. A missing one is shown as it is and reported; the next build tries again. `pictures`: with the document that shows each. */
export async function copiesOf(
  pictures: readonly { address: string; shownBy: Pick<BuildProblem, 'place' | 'title'> }[],
): Promise<Map<string, BuiltPicture>> {
  const files = new Map<string, (typeof pictures)[number][]>();
  for (const picture of pictures) {
    const file = fileAddress(picture.address);
    if (file === null) continue;
    const known = files.get(file);
    if (known) known.push(picture);
    else files.set(file, [picture]);
  }
  const waiting = [...files];
  const copies = new Map<string, BuiltPicture>();
  const end = Date.now() + patienceInAll;
  let failures = 0;
  const newCopies = async (name: string, file: string): Promise<Copies> => {
    if (failures >= mostFailures) throw new Error('Storage does not answer');
    if (Date.now() > end) throw new Error('this build has made copies for long enough');
    try {
      const made = await make(name, file);
      failures = 0;
      return made;
    } catch (error) {
      if (error instanceof Unreachable) failures += 1;
      throw error;
    }
  };
  const copy = async (file: string, shown: typeof pictures) => {
    const name = hash('sha256', file, 'base64url');
    try {
      const { widths, width, height } = (await known(name)) ?? (await newCopies(name, file));
      shownWidths.set(name, widths);
      const srcset = widths.map((one) => `${addressOf(name, one)} ${one}w`).join(', ');
      for (const { address } of shown)
        copies.set(address, { src: addressOf(name, width), srcset, width, height });
    } catch (error) {
      const [first] = shown;
      if (first)
        reportProblem(
          { ...first.shownBy, kind: 'picture', value: file },
          `The picture ${file} is shown from Storage: ${String(error)}.`,
        );
    }
  };
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await copy(...next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await forgetOld();
  return copies;
}
