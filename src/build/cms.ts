import { createReadStream, existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { cmsFolder } from '#domain/cms/cms.ts';
import { builtCms } from './cms-cache.ts';

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
};

/**
 * Puts Decap beside the pages (CMS-1). It is a build of its own: Astro would spend its time on it at every build, and
 * could share its pieces with pages. Both run at once. A site without a configured CMS has none of it.
 */
export function cmsBundle(): AstroIntegration {
  let bundle: Promise<string> | undefined;
  return {
    name: 'cms',
    hooks: {
      'astro:build:start': () => {
        bundle = builtCms();
        // Waited for at the end; until then a failure is nobody's.
        bundle.catch(() => {});
      },
      'astro:build:done': async ({ dir }) => {
        await cp((await bundle) ?? '', new URL(`.${cmsFolder}`, dir), { recursive: true });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(cmsFolder, async (request, response, next) => {
          // Asked for anew by every page, so that a change in admin/ is seen; unchanged it costs a few milliseconds.
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
