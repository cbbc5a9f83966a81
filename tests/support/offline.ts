// A host of its own for the tests of the service worker: it is stopped to be offline, and another build is published on it.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { type Host, startHost } from '#stack/host/host.ts';
import { anyFreePort } from '#stack/ports/free-port.ts';
import { test as base, expect } from './site.ts';

const folder = (): string => {
  const built = process.env.KODYOL_TEST_FOLDER;
  if (!built) throw new Error('KODYOL_TEST_FOLDER is missing: tests/support/test-environment.ts sets it.');
  return built;
};

interface OwnHost {
  url: string;
  /** The folder that it publishes first. */
  folder: string;
  /** Publishes another folder. */
  show(folder: string): Promise<void>;
  /** Nothing answers any more, and the browser knows it. */
  goOffline(context: BrowserContext): Promise<void>;
  goOnline(context: BrowserContext): Promise<void>;
}

async function ownHost(): Promise<OwnHost & { stop(): Promise<void> }> {
  const port = await anyFreePort();
  const start = (): Promise<Host> =>
    startHost({ folder: folder(), netlifyToml: 'netlify.toml', port, log: console.warn });
  let host: Host | null = await start();
  const stop = async () => {
    await host?.stop();
    host = null;
  };
  return {
    url: host.url,
    folder: folder(),
    show: async (next) => host?.show(next),
    goOffline: async (context) => {
      await stop();
      await expect(fetch(`http://localhost:${port}/sw.js`)).rejects.toThrow();
      await context.setOffline(true);
    },
    goOnline: async (context) => {
      host ??= await start();
      await context.setOffline(false);
    },
    stop,
  };
}

export const test = base.extend<{ host: OwnHost }>({
  serviceWorkers: 'allow',
  // Playwright reads the names of the fixtures from the pattern, so it asks for one.
  host: async ({ browserName: _ }, use) => {
    const host = await ownHost();
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.url),
});
export { expect };

/** Everything that the caches hold: addresses and texts. */
export const cached = (page: Page): Promise<{ cache: string; path: string; text: string }[]> =>
  page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        const text = (await (await cache.match(request))?.text()) ?? '';
        found.push({ cache: name, path: decodeURIComponent(pathname) + search, text });
      }
    }
    return found;
  });

/** The paths that caches with such names hold. Without the texts, because tests ask for them again and again. */
export const pathsWhere = (page: Page, name: RegExp): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((one) => new RegExp(wanted).test(one));
    const requests = await Promise.all(names.map(async (one) => (await caches.open(one)).keys()));
    return requests.flat().map(({ url }) => {
      const { pathname, search } = new URL(url);
      return decodeURIComponent(pathname) + search;
    });
  }, name.source);

/** The paths that one cache holds. */
export const pathsIn = (page: Page, name: string): Promise<string[]> =>
  pathsWhere(page, new RegExp(`^${name}$`));

/** Opens a page and waits until the worker has kept it. */
export async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => pathsIn(page, 'kodyol-read')).toContain(address);
  // The page's own files are named to the worker, too, and it has its list.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Whether every picture of the main part that has an address of this site is drawn, and the typefaces are loaded. */
export const looksWhole = (page: Page): Promise<{ pictures: number; broken: string[]; faces: string[] }> =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      ({ src, hidden }) => src.startsWith(location.origin) && !hidden,
    );
    for (const picture of pictures) picture.loading = 'eager';
    const broken: string[] = [];
    for (const picture of pictures) await picture.decode().catch(() => broken.push(picture.currentSrc));
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return { pictures: pictures.length, broken, faces: [...new Set(loaded.map(({ family }) => family))] };
  });

/**
 * A later deploy: the same site with other names for all its scripts, so that none of the old ones is there.
 */
export function laterBuild(): { folder: string; scripts: string[]; remove(): void } {
  const made = mkdtempSync(join(tmpdir(), 'kodyol-later-'));
  cpSync(folder(), made, { recursive: true });
  const built = join(made, '_astro');
  const scripts = readdirSync(built).filter((name) => name.endsWith('.js'));
  const names = new Map(scripts.map((name) => [name, name.replace(/\.js$/, '-b.js')]));
  const renamed = (text: string) => text.replaceAll(/[\w.-]+\.js\b/g, (name) => names.get(name) ?? name);
  for (const [name, next] of names) renameSync(join(built, name), join(built, next));
  for (const file of readdirSync(made, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js)$/.test(file) || file.startsWith('cms')) continue;
    const path = join(made, file);
    const text = renamed(readFileSync(path, 'utf8'));
    // The pages of the worker's list are other ones, too.
    const other = file === 'sw.js' ? text.replace(/(revision["']?:["'`])\w/g, '$1z') : text;
    writeFileSync(path, other.replace('<html lang="az"', '<html lang="az" data-build="b"'));
  }
  return {
    folder: made,
    scripts: [...names.values()],
    remove: () => rmSync(made, { recursive: true, force: true }),
  };
}
