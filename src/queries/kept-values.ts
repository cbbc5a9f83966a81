import { join } from 'node:path';
import { Pack } from './pack.ts';

/** Names the folder with what earlier builds of the same code have left (build/kept-build.ts). */
export const keptFolderVariable = 'KEPT_BUILD';

/** Names the folder for the bundle in a build that makes nothing else of worth. */
export const bundleVariable = 'KEPT_BUNDLE';

let values: Pack | null | undefined;

/** What this project's code has made of content in earlier builds; `null` where nothing is kept, as in development. */
export function keptValues(): Pack | null {
  const folder = process.env[bundleVariable] === undefined && process.env[keptFolderVariable];
  if (values === undefined) values = folder ? new Pack(join(folder, 'values.pack')) : null;
  return values;
}

/** Leaves what this build has asked for to the next one. Called when all content has been read. */
export function saveKeptValues(): void {
  values?.save();
  values = null;
}
