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
import { cacheDir, mkdir } from '#stack/paths.ts';
import { astroProgram } from '#stack/site-tool.ts';

interface Built {
  ok: boolean;
  /** The build's complete output. */
  log: string;
}

export interface SiteCopy {
  dir: string;
  dist: string;
  /** Builds as the host does, into `dist` or another folder of the copy. */
  build(environment?: Record<string, string>, folder?: string): Promise<Built>;
  remove(): void;
}

/** Astro's cache: the entries read from `content/`, and in `assets` the generated pictures. */
const astroCache = '.astro';
const madePictures = join('node_modules', astroCache, 'assets');

/** Links the checkout's packages, but with a separate cache: builds that share a cache mix up their content. */
function linkPackages(dir: string): void {
  mkdirSync(join(dir, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name !== astroCache) symlinkSync(resolve('node_modules', name), join(dir, 'node_modules', name));
  }
  if (existsSync(madePictures)) cpSync(madePictures, join(dir, madePictures), { recursive: true });
}

/**
 * Copies generated pictures from a copy's build into the checkout's cache. They are the slowest part of a first build,
 * and each copy would generate them again. Their names are content hashes, so equal names mean equal files.
 */
function keepPictures(dir: string): void {
  const made = join(dir, madePictures);
  if (!existsSync(made)) return;
  mkdirSync(madePictures, { recursive: true });
  for (const name of readdirSync(made)) {
    const kept = join(madePictures, name);
    if (existsSync(kept)) continue;
    // Written under another path until complete, because another process may be copying the folder.
    const unfinished = join(mkdir(cacheDir), `${process.pid}-${name}`);
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
  linkPackages(dir);
  return {
    dir,
    dist: join(dir, 'dist'),
    build: async (environment = {}, folder = 'dist') => {
      const env = {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NO_COLOR: '1',
        ASTRO_TELEMETRY_DISABLED: '1',
        ...environment,
      };
      const built = await promisify(execFile)(
        process.execPath,
        [astroProgram(), 'build', '--outDir', folder],
        {
          cwd: dir,
          env,
          // Astro prints a line for each page.
          maxBuffer: Number.POSITIVE_INFINITY,
        },
      ).then(
        ({ stdout, stderr }) => ({ ok: true, log: stdout + stderr }),
        ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => ({
          ok: false,
          log: stdout + stderr,
        }),
      );
      if (built.ok) keepPictures(dir);
      return built;
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
