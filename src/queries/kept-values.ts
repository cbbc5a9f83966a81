import { join } from 'node:path';
import { Pack } from './pack.ts';

/** Environment variable: the folder with results of earlier builds with the same code. */
export const keptFolderVariable = 'KEPT_BUILD';

/** Environment variable: the folder for the bundle. In this build only the bundle is used. */
export const bundleVariable = 'KEPT_BUNDLE';

let values: Pack | null | undefined;

/** Results of earlier builds with the same code; `null` if nothing is kept, as in development. */
export function keptValues(): Pack | null {
  const folder = process.env[bundleVariable] === undefined && process.env[keptFolderVariable];
  if (values === undefined) values = folder ? new Pack(join(folder, 'values.pack')) : null;
  return values;
}

/** Saves the values for the next build. Called when all content has been read. */
export function saveKeptValues(): void {
  values?.save();
  values = null;
}
