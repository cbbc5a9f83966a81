import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { astroProgram } from '#stack/site-tool.ts';

export interface Built {
  ok: boolean;
  /** All that the build said. */
  log: string;
}

export interface SiteCopy {
  dir: string;
  dist: string;
  build(environment?: Record<string, string>): Promise<Built>;
  remove(): void;
}

/** Where Astro keeps what it has read of `content/` and, in `assets`, the pictures that it has made. */
const astroCache = '.astro';
const madePictures = join('node_modules', astroCache, 'assets');

/** The packages of the checkout, with a cache of its own, warm already: builds that share one mix up their content. */
function linkPackages(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync('node_modules')) {
    if (name !== astroCache) symlinkSync(resolve('node_modules', name), join(folder, name));
  }
  const warm = join('node_modules', astroCache);
  if (existsSync(warm)) cpSync(warm, join(folder, astroCache), { recursive: true });
}

/**
 * Gives the checkout the pictures that a copy's build has made: on a new machine they take longer than all the rest, and
 * each copy would make them again. Their names say what they are made of; a name stands for a whole file.
 */
function keepPictures(dir: string): void {
  const made = join(dir, madePictures);
  if (!existsSync(made)) return;
  mkdirSync(madePictures, { recursive: true });
  for (const name of readdirSync(made)) {
    const kept = join(madePictures, name);
    if (existsSync(kept)) continue;
    const unfinished = `${kept}.${process.pid}`;
    copyFileSync(join(made, name), unfinished);
    renameSync(unfinished, kept);
  }
}

/** A copy of the project that a test may break: never the checkout itself. */
export function copySite(): SiteCopy {
  const dir = mkdtempSync(join(tmpdir(), 'kodyol-site-'));
  for (const part of [
    'admin',
    'src',
    'content',
    'public',
    'astro.config.mjs',
    'package.json',
    'tsconfig.json',
  ]) {
    cpSync(part, join(dir, part), { recursive: true });
  }
  linkPackages(join(dir, 'node_modules'));
  return {
    dir,
    dist: join(dir, 'dist'),
    build: async (environment = {}) => {
      const env = {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NO_COLOR: '1',
        ASTRO_TELEMETRY_DISABLED: '1',
        ...environment,
      };
      try {
        const { stdout, stderr } = await promisify(execFile)(process.execPath, [astroProgram(), 'build'], {
          cwd: dir,
          env,
          // A line a page.
          maxBuffer: Number.POSITIVE_INFINITY,
        });
        keepPictures(dir);
        return { ok: true, log: stdout + stderr };
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        return { ok: false, log: stdout + stderr };
      }
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
