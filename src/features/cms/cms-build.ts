import { resolve } from 'node:path';
import { build } from 'vite';
import { cmsFolder } from './cms.ts';
import { cmsPatches } from './cms-patches.ts';

const root = process.cwd();
const [folder = ''] = process.argv.slice(2);

await build({
  configFile: false,
  root,
  base: `${cmsFolder}/`,
  publicDir: false,
  logLevel: 'error',
  // Leaves out Decap's 36 other languages; ours is admin/locale.ts, and English is the fallback.
  resolve: { alias: [{ find: /^decap-cms-locales$/, replacement: resolve('admin/languages.ts') }] },
  plugins: [cmsPatches()],
  build: {
    outDir: folder,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'admin/main.ts',
      output: {
        entryFileNames: 'cms.js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});
