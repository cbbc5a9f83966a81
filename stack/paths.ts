import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this checkout; all other paths are relative to it. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Files that can be created again at any time: compiled jars, builds of the local site. Not in Git. */
export const cacheDir = join(root, '.cache');

/** The data of `npm start`. Not in Git, never used by tests. */
export const defaultDataDir = join(root, '.local');

/** Creates a folder if it does not exist. @returns its path */
export function mkdir(dir: string): string {
  mkdirSync(dir, { recursive: true });
  return dir;
}
