import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What builds leave to later builds, beside the sources. netlify.toml brings it to each of the host's machines. */
const keptFolder = '.cache/site';

/** How many bundles, and how many versions of the code, have something there: branches take turns. */
const most = 3;

/** Where the bundle of some files is or will be. */
export const bundleFolder = (root: string, key: string): string => join(root, keptFolder, 'bundles', key);

/** The folder of what some code has made of content, pages above all. It is there. */
export function contentFolder(root: string, key: string): string {
  const folder = join(root, keptFolder, 'content', key);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Notes that a build has used a folder, and removes what no build has used for longest. */
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

/** A folder for what is thrown away at the end of a build. */
export function unfinished(root: string): { folder: string; remove(): void } {
  const folder = join(root, keptFolder, `unfinished-${process.pid}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
