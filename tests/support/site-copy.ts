import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
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
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
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
        return { ok: true, log: stdout + stderr };
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        return { ok: false, log: stdout + stderr };
      }
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
