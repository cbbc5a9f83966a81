import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { filesIn, hashOf } from './build-inputs.ts';

/** The stylesheets of a route, with the numbers by which Astro orders and merges them. */
const Style = v.object({ depth: v.number(), order: v.number(), sheet: v.looseObject({ type: v.string() }) });

/** The JSON file that describes a kept bundle. */
const Notes = v.object({
  /** The entry file of the rendering program, in `server`. */
  entry: v.string(),
  styles: v.array(v.strictTuple([v.string(), v.array(Style)])),
  /** Addresses of the pictures that the build made, by the options of the request (prerendered.ts). */
  pictures: v.array(v.strictTuple([v.string(), v.string()])),
  /** Every file with the hash of its content. */
  files: v.array(v.strictTuple([v.string(), v.string()])),
});
type Notes = v.InferOutput<typeof Notes>;

/** The output of Vite: the program that renders the pages, and the scripts, styles and pictures that pages use. */
export interface KeptBundle extends Omit<Notes, 'files'> {
  /** The folder of the program. */
  server: string;
  /** The folder of the assets. It is published unchanged. */
  assets: string;
}

const notesFile = 'notes.json';
const parts = (folder: string) => ({ server: join(folder, 'server'), assets: join(folder, 'assets') });

/** @throws Error if a file is missing or has changed since the bundle was kept. */
export function readBundle(folder: string): KeptBundle | null {
  const file = join(folder, notesFile);
  if (!existsSync(file)) return null;
  const { files, ...notes } = v.parse(Notes, JSON.parse(readFileSync(file, 'utf8')));
  const found = filesOf(folder);
  if (JSON.stringify(found) !== JSON.stringify(files)) throw new Error('its files have changed');
  return { ...notes, ...parts(folder) };
}

/**
 * Keeps a bundle. It is written to another folder first and then renamed, so that an incomplete bundle is never used. If
 * another process has kept the same bundle meanwhile, that one stays, because a build may be using it.
 */
export function keepBundle(folder: string, bundle: KeptBundle): void {
  const making = join(dirname(folder), `making-${basename(folder)}-${process.pid}`);
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const { server, assets, ...notes } = bundle;
  cpSync(server, parts(making).server, { recursive: true });
  cpSync(assets, parts(making).assets, { recursive: true });
  writeFileSync(
    join(making, notesFile),
    JSON.stringify({ ...notes, files: filesOf(making) } satisfies Notes),
  );
  try {
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

const filesOf = (folder: string): [string, string][] =>
  Object.values(parts(folder))
    .flatMap((part) => (existsSync(part) ? filesIn(part) : []))
    .sort()
    .map((file) => [relative(folder, file), hashOf(file)]);
