import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { bundleVariable } from '#queries/kept-values.ts';
import { type KeptBundle, keepBundle } from './kept-bundle.ts';
import { AskedPictures } from './prerendered.ts';

/**
 * Astro reads `content/` with Vite's development server. That would bundle React and the toolbar for a browser before it
 * begins: 1.5 s of processor.
 */
const noDependencyBundling: Plugin = {
  name: 'no-dependency-bundling',
  enforce: 'post',
  configResolved: ({ environments }) => {
    for (const { optimizeDeps } of Object.values(environments)) optimizeDeps.include = [];
  },
};

/**
 * Keeps the output of Vite in the folder that site-build.ts names; other builds by Astro are not affected. It is copied
 * when all pictures are made and the rendering program still exists.
 */
export function keptBuild(): AstroIntegration {
  const folder = process.env[bundleVariable];
  if (folder === undefined) return { name: 'kept-build', hooks: {} };
  let assets = '';
  let server = '';
  let styles: () => KeptBundle['styles'] = () => [];
  const pictures = new AskedPictures();
  return {
    name: 'kept-build',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [noDependencyBundling] } });
      },
      'astro:config:done': ({ config }) => {
        assets = fileURLToPath(new URL(config.build.assets, config.outDir));
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((theirs) => ({
          ...theirs,
          setup: async () => {
            await theirs.setup?.();
            pictures.listen();
          },
        }));
      },
      'astro:build:setup': ({ vite, pages }) => {
        server = vite.environments?.prerender?.build?.outDir ?? '';
        styles = () => [...pages].map(([key, route]) => [key, route.styles]);
      },
      'astro:build:generated': () => {
        const entry = readdirSync(server).find((name) => name.startsWith('prerender-entry')) ?? '';
        keepBundle(folder, { server, assets, entry, styles: styles(), pictures: [...pictures.addresses] });
      },
    },
  };
}
