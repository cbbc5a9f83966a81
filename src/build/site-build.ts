// node src/build/site-build.ts [--outDir folder]: builds the site (docs/decisions/019). Astro bundles in a separate
// process, unless a bundle of the same files was kept. Then this process renders the pages with the bundle, but only
// pages that have changed.
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { cmsFolder } from '#domain/cms/cms.ts';
import { bundleVariable, keptFolderVariable } from '#queries/kept-values.ts';
import { writeAfterBuild } from './after-build.ts';
import { type BuildInputs, buildInputs } from './build-inputs.ts';
import { BuiltPages } from './built-pages.ts';
import { builtCms } from './cms-cache.ts';
import { readConfiguration } from './configuration.ts';
import { type KeptBundle, readBundle } from './kept-bundle.ts';
import { bundleFolder, contentFolder, markUsed, unfinished } from './kept-folder.ts';
import { loadProgram, renderSite } from './render-site.ts';

const root = process.cwd();
const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });
const outDir = resolve(root, values.outDir);
const say = (words: string) => process.stdout.write(`[build] ${words}\n`);

interface Ready {
  bundle: KeptBundle;
  program: Awaited<ReturnType<typeof loadProgram>>;
}

async function ready(folder: string): Promise<Ready | null> {
  const bundle = readBundle(folder);
  return bundle && { bundle, program: await loadProgram(bundle) };
}

async function keptOrBundled(inputs: BuildInputs): Promise<Ready> {
  const folder = bundleFolder(root, inputs.bundle);
  try {
    const known = await ready(folder);
    if (known) {
      say('No file has changed since an earlier build: its bundle is used.');
      return known;
    }
    say('Files have changed, or there was no build before: the site is bundled.');
  } catch (error) {
    say(`The kept bundle can't be used (${String(error)}): the site is bundled.`);
    rmSync(folder, { recursive: true, force: true });
  }
  await bundleInto(folder);
  const made = await ready(folder);
  if (made === null) throw new Error('Astro has left no bundle (src/build/kept-build.ts).');
  return made;
}

/**
 * Bundling uses many threads, and each memory allocator (V8's, the system's, the bundler's) keeps freed memory. These options
 * reduce the memory by a third.
 */
const thriftyOptions = ['--max-semi-space-size=8'];
const thriftyVariables = { MALLOC_ARENA_MAX: '2', MIMALLOC_PURGE_DELAY: '0' };

/** Runs in a separate process, so that the memory for bundling is free again when the pages are rendered. */
async function bundleInto(folder: string): Promise<void> {
  const astro = join(
    dirname(createRequire(import.meta.url).resolve('astro/package.json')),
    'bin',
    'astro.mjs',
  );
  const scratch = unfinished(root);
  const bundling = promisify(execFile)(
    process.execPath,
    [...thriftyOptions, astro, 'build', '--outDir', scratch.folder],
    {
      cwd: root,
      env: { ...thriftyVariables, ...process.env, [bundleVariable]: folder },
      maxBuffer: Number.POSITIVE_INFINITY,
    },
  );
  // A build that is stopped stops its bundling too. The error below ends this process.
  const stop = () => bundling.child.kill();
  process.once('SIGTERM', stop);
  try {
    const { stdout } = await bundling;
    for (const line of stdout.split('\n'))
      if (line.startsWith('[exercises]')) process.stdout.write(`${line}\n`);
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error);
    process.stderr.write(`${stdout}${stderr}`);
    scratch.remove();
    // It is kept before the exercises are checked. The next build would take it for one that has passed.
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  }
  process.off('SIGTERM', stop);
  scratch.remove();
}

async function writeSite({ bundle, program }: Ready, code: string): Promise<void> {
  const configuration = readConfiguration(root);
  const pages = new BuiltPages();
  const cms = configuration.cms ? builtCms() : null;
  // Awaited at the end; an earlier rejection must not count as unhandled.
  cms?.catch(() => {});
  const site = { root, outDir, siteUrl: configuration.siteUrl, contentFolder: contentFolder(root, code) };
  const kept = await renderSite(bundle, program, pages, site);
  const dir = pathToFileURL(`${outDir}/`);
  if (cms) await cp(await cms, new URL(`.${cmsFolder}`, dir), { recursive: true });
  await writeAfterBuild(dir, pathToFileURL(`${root}/`), pages, configuration);
  kept.save();
  say(`${kept.takenOver} files taken over, ${kept.made} made.`);
}

process.env.NODE_ENV ??= 'production';
const inputs = buildInputs(root);
process.env[keptFolderVariable] = contentFolder(root, inputs.code);
const made = await keptOrBundled(inputs);
if (buildInputs(root).bundle !== inputs.bundle) {
  // The bundle may have been made from other versions of the files than its key says.
  rmSync(bundleFolder(root, inputs.bundle), { recursive: true, force: true });
  throw new Error('Files have changed while the site was built. Build it again.');
}
await writeSite(made, inputs.code);
markUsed(bundleFolder(root, inputs.bundle));
markUsed(contentFolder(root, inputs.code));
