import { createReadStream, existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { cmsFolder } from './cms.ts';
import { builtCms } from './cms-cache.ts';

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
