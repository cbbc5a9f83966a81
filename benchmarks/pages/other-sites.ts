// What our pages are compared with: a page of one paragraph, Starlight, and Astro's official blog.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '#stack/paths.ts';

const createAstro = 'create-astro@5.0.1';

export function helloWorld(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en">${head}<title>Hello</title><p>Hello, world!</p></html>\n`,
  );
}

/**
 * The text of `content/blogs/git.md` as Starlight 0.42.4 (MIT) with Astro 7.3.5 and its defaults built it on 28 November 2026, with
 * the other posts in its menu: menu, table of contents and search, no typefaces. Kept built, so that it never changes.
 */
export function starlightArticle(folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', join(import.meta.dirname, 'starlight.tar.gz'), '-C', folder]);
}

/**
 * Astro's blog template, built. `create-astro` takes it from GitHub, which not every machine can reach.
 * @returns its folder, or `null` where it can't be had.
 */
export function blogStarter(): string | null {
  const home = join(cacheDir, 'astro-starter');
  const dist = join(home, 'dist');
  if (existsSync(join(dist, 'index.html'))) return dist;
  const run = (command: string, args: string[], cwd: string) =>
    execFileSync(command, args, {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
  try {
    rmSync(home, { recursive: true, force: true });
    mkdirSync(cacheDir, { recursive: true });
    const options = ['--template', 'blog', '--install', '--no-git', '--skip-houston', '--yes'];
    run('npx', ['--yes', createAstro, 'astro-starter', ...options], cacheDir);
    run('npx', ['astro', 'build'], home);
    return dist;
  } catch (error) {
    console.warn(`Astro's blog starter can't be had here: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}
