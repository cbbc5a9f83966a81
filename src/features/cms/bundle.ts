import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';
import { cmsFolder } from './cms.ts';

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
};

/** Adds Decap to the built site (CMS-1), by a separate build: Astro would repeat it at every build and could share its chunks with pages. */
export function cmsBundle(): AstroIntegration {
  let bundle: Promise<string> | undefined;
  return {
    name: 'cms',
    hooks: {
      'astro:build:start': () => {
        bundle = builtCms();
        // The promise is awaited at the end of the build; an earlier rejection must not count as unhandled.
        bundle.catch(() => {});
      },
      'astro:build:done': async ({ dir }) => {
        await cp((await bundle) ?? '', new URL(`.${cmsFolder}`, dir), { recursive: true });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(cmsFolder, async (request, response, next) => {
          // Checked at every request, so that changes in admin/ appear; without a change this takes a few milliseconds.
          const [path = ''] = decodeURIComponent(request.url ?? '').split('?');
          const file = join(await builtCms(), path);
          if (path.includes('..') || !existsSync(file)) return next();
          response.setHeader(
            'content-type',
            types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
          );
          createReadStream(file).pipe(response);
        });
      },
    },
  };
}

// Inside node_modules, so that copies of the project that share the packages also share this cache.
const cache = 'node_modules/.cache/cms';
const inputs = ['admin', 'src'];
/** How many builds are kept, because different branches and copies of the project use the cache. */
const kept = 5;

function builtCms(): Promise<string> {
  running ??= findOrBuild().finally(() => {
    running = undefined;
  });
  return running;
}

/** A development server gets requests for several files at once; they share one build. */
let running: Promise<string> | undefined;

async function findOrBuild(): Promise<string> {
  const folder = folderOfInputs();
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const making = join(cache, `making-${process.pid}`);
  await promisify(execFile)(process.execPath, ['src/features/cms/cms-build.ts', making], {
    // The bundle is always a production build, also for the development server.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await moveIntoPlace(making, folder);
  await forgetOld();
  return folder;
}

/** Several builds may make the same CMS at the same time: the first stays, because another build may be copying it. */
async function moveIntoPlace(making: string, folder: string): Promise<void> {
  try {
    await rename(making, folder);
  } catch (error) {
    await rm(making, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

function folderOfInputs(): string {
  const hash = createHash('sha256').update(readFileSync('package.json'));
  for (const input of inputs) {
    const files = readdirSync(input, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort())
      hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return join(cache, hash.digest('hex').slice(0, 16));
}

async function forgetOld(): Promise<void> {
  const folders = (await readdir(cache)).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const aged = await Promise.all(
    // Another build may remove one at this moment.
    folders.map(async (name) => ({
      name,
      time: (await stat(join(cache, name)).catch(() => null))?.mtimeMs ?? 0,
    })),
  );
  const old = aged.sort((a, b) => b.time - a.time).slice(kept);
  await Promise.all(old.map(({ name }) => rm(join(cache, name), { recursive: true, force: true })));
}
