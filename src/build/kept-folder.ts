import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The folder for data that later builds use. netlify.toml restores it on each machine of the host. */
const keptFolder = '.cache/site';

/** The number of bundles and code versions that are kept, so that a few branches can alternate. */
const most = 3;

/** The folder of the bundle for these input files. It may not exist yet. */
export const bundleFolder = (root: string, key: string): string => join(root, keptFolder, 'bundles', key);

/** The folder for pages and other results of one version of the code. Created if it does not exist. */
export function contentFolder(root: string, key: string): string {
  const folder = join(root, keptFolder, 'content', key);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Marks a folder as used now, and deletes the folders that were not used for the longest time. */
export function markUsed(folder: string): void {
  utimesSync(folder, new Date(), new Date());
  const all = dirname(folder);
  const used = (name: string) => statSync(join(all, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const old = readdirSync(all)
    .filter((name) => name !== basename(folder))
    .map((name) => ({ name, time: used(name) }))
    .sort((a, b) => b.time - a.time)
    .slice(most - 1);
  for (const { name } of old) rmSync(join(all, name), { recursive: true, force: true });
}

/** A temporary folder that is deleted at the end of the build. */
export function unfinished(root: string): { folder: string; remove(): void } {
  const folder = join(root, keptFolder, `unfinished-${process.pid}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
