import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this checkout; everything else is named from here. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** What can be made again at any time: compiled jars, builds of the local site. Not in Git. */
export const cacheDir = join(root, '.cache');

/** The data of `npm start`. Not in Git, never used by tests. */
export const defaultDataDir = join(root, '.local');

/** Makes a folder if it is not there, and names it. */
export function mkdir(dir: string): string {
  mkdirSync(dir, { recursive: true });
  return dir;
}
