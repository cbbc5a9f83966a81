import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { configuration } from '#configuration';
import { builtPicturesFolder } from '#domain/shared/file-addresses.ts';
import { logBuildWarning } from './build-warning.ts';
import { digest } from './digest.ts';
import { type BuiltPicture, pictureWidths } from './pictures.ts';

// Pictures of Firestore posts lie in Storage, whose traffic costs far more than the host's. The build makes smaller copies
// of them for this site (docs/decisions/024). A picture's address never gets another picture, so a copy is made once.

/** Not in the folder of one version of the code: a copy depends on the picture alone. */
const folder = '.cache/site/pictures';
/** Milliseconds that Storage has for one picture. */
const patience = 15_000;
/** Pictures that are fetched at a time. */
const atOnce = 6;
/** After so many failures in a row Storage counts as unreachable, and this build asks for no more. */
const mostFailures = 3;
/** A copy is kept so long after the last build that showed it: builds of other branches may show it. */
const daysKept = 30;

interface Copies {
  widths: number[];
  width: number;
  height: number;
}

const fileOf = (name: string, width: number): string => join(folder, `${name}-${width}.webp`);
const addressOf = (name: string, width: number): string => `${builtPicturesFolder}/${name}-${width}.webp`;

/** Copies that pages of this build show, by name. */
const shown = new Map<string, number[]>();

/** The names of all copies, without extension. */
export const shownCopies = (): string[] =>
  [...shown].flatMap(([name, widths]) => widths.map((width) => `${name}-${width}`));

export const readCopy = (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  readFile(join(folder, `${name}.webp`)).then((bytes) => new Uint8Array(bytes));

/** Written under another name until it is complete: another build may be reading. */
async function write(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.${process.pid}`, content);
  await rename(`${file}.${process.pid}`, file);
}

/** The copies that an earlier build has made; `null` if there are none. */
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

async function make(name: string, address: string): Promise<Copies> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`Storage answered ${answer.status}`);
  // Rotated as the camera says, because a WebP without metadata does not say it.
  const picture = sharp(await answer.arrayBuffer()).rotate();
  const { width: own, height: ownHeight } = (await picture.metadata()).autoOrient;
  const width = Math.min(own, Math.max(...pictureWidths));
  const widths = [...new Set([...pictureWidths.filter((one) => one < width), width])];
  await mkdir(folder, { recursive: true });
  for (const one of widths)
    await write(fileOf(name, one), await picture.clone().resize({ width: one }).webp().toBuffer());
  const copies = { widths, width, height: Math.round((ownHeight * width) / own) };
  await write(join(folder, `${name}.json`), JSON.stringify(copies));
  return copies;
}

/** Deletes copies that no build of the last days has shown. */
async function forgetOld(): Promise<void> {
  const oldest = Date.now() - daysKept * 86_400_000;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file);
  }
}

/** The beginning of the addresses that the panel gives to uploaded pictures. */
function storageAddress(): string | null {
  const { firebase } = configuration;
  if (!firebase) return null;
  const { app, emulators } = firebase;
  const origin = emulators ? `http://${emulators.storage}` : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${app.storageBucket}/o/blog-images%2F`;
}

/**
 * This site's copies of pictures in Storage, by address. An address that is missing here, because it is another site's or
 * because Storage has not answered, is shown as it is, and the next build tries again.
 */
export async function copiesOf(addresses: Iterable<string>): Promise<Map<string, BuiltPicture>> {
  const own = storageAddress();
  const waiting = [...new Set(addresses)].filter((address) => own !== null && address.startsWith(own));
  const copies = new Map<string, BuiltPicture>();
  let failures = 0;
  const copy = async (address: string) => {
    const name = digest(address);
    let made = await known(name);
    if (!made && failures < mostFailures) {
      try {
        made = await make(name, address);
        failures = 0;
      } catch (error) {
        failures += 1;
        logBuildWarning(`The picture ${address} is shown from Storage: ${String(error)}.`);
      }
    }
    if (!made) return;
    const { widths, width, height } = made;
    shown.set(name, widths);
    copies.set(address, {
      src: addressOf(name, width),
      srcset: widths.map((one) => `${addressOf(name, one)} ${one}w`).join(', '),
      width,
      height,
    });
  };
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) await copy(address);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await forgetOld();
  return copies;
}
