// node src/build/cms-build.ts {folder}: builds Decap with the code of admin/ (cms-cache.ts calls this).
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { cmsFolder } from '#domain/cms/cms.ts';
import { inputsOf } from './cms-cache.ts';
import { cmsPatches } from './cms-patches.ts';

const root = process.cwd();
const [folder = ''] = process.argv.slice(2);

const built = await build({
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

const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
const inputs = outputs
  .flatMap(({ output }) => output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])))
  .map((id) => relative(root, id.split('?')[0] ?? ''))
  .filter((file) => /^(admin|src)\//.test(file));
// The bundler does not list the imports of stylesheets, so all stylesheets are added.
const styles = readdirSync('src/styles', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
await writeFile(inputsOf(folder), JSON.stringify([...new Set([...inputs, ...styles])].sort()));
