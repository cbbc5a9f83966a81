import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PathWithRoute, StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import { filesIn } from './build-inputs.ts';
import type { BuiltPages } from './built-pages.ts';
import type { KeptBundle } from './kept-bundle.ts';
import { KeptPages } from './kept-pages.ts';
import { AskedPictures, addressOf, fileOf } from './prerendered.ts';

/**
 * The rendering program of a bundle, used in the way of Astro's own prerenderer
 * (astro/dist/core/build/default-prerenderer.js).
 */
interface Program {
  app: ConstructorParameters<typeof StaticPaths>[0] & {
    setInternals(internals: object): void;
    setOptions(options: object): void;
    render(request: Request, options: { routeData: PathWithRoute['route'] }): Promise<Response>;
  };
}

interface Site {
  root: string;
  outDir: string;
  siteUrl: string;
  /** The folder with results of earlier builds with the same code. */
  contentFolder: string;
}

/** Loads the rendering program of a bundle. @throws Error if Astro's program has another interface. */
export async function loadProgram({ server, entry, styles, pictures }: KeptBundle): Promise<Program['app']> {
  new AskedPictures(pictures).answer();
  const { app }: Program = await import(pathToFileURL(join(server, entry)).href);
  app.setInternals({ pagesByKeys: new Map(styles.map(([key, sheets]) => [key, { styles: sheets }])) });
  app.setOptions({
    settings: { scripts: [] },
    logger: { options: { destination: { write: (event: unknown) => log(event) } } },
  });
  return app;
}

/** Prints the warnings and errors of the program. */
function log(event: unknown): void {
  const { level, message } = Object(event);
  if (level === 'warn' || level === 'error') console.warn(String(message));
}

/** Renders the site with a bundle, as Astro's build does after bundling. */
export async function renderSite(
  bundle: KeptBundle,
  app: Program['app'],
  pages: BuiltPages,
  { root, outDir, siteUrl, contentFolder }: Site,
): Promise<KeptPages> {
  const kept = new KeptPages(contentFolder, assetsKey(bundle.assets), pages);
  const paths = await new StaticPaths(app).getAll();
  removeOthers(outDir, new Set(paths.map(fileOf)));
  const publicFolder = join(root, 'public');
  cpSync(publicFolder, outDir, { recursive: true });
  cpSync(bundle.assets, join(outDir, '_astro'), { recursive: true });
  // As in Astro, the first route with a path renders its page, and a file of public/ replaces a page at the same path.
  const written = new Set(filesIn(publicFolder).map((file) => relative(publicFolder, file)));
  for (const path of paths) {
    const file = fileOf(path);
    if (written.has(file)) continue;
    written.add(file);
    const content = await kept.contentOf({ file, key: path.cacheKey }, async () => {
      const response = await app.render(new Request(addressOf(path, siteUrl)), { routeData: path.route });
      return response.body === null ? null : Buffer.from(await response.arrayBuffer());
    });
    if (content === null) rmSync(join(outDir, file), { force: true });
    else write(join(outDir, file), content);
  }
  return kept;
}

/** Changes if any script, style or font changes, because their names contain a hash of their content. */
function assetsKey(folder: string): string {
  const names = readdirSync(folder).filter((name) => /\.(js|css|woff2)$/.test(name));
  return createHash('sha256').update(JSON.stringify(names.sort())).digest('hex').slice(0, 16);
}

/**
 * Removes all files of an earlier build except these, which are going to be written anew. To remove and create ten
 * thousand files takes longer than to write over them: ext4 looks for an inode that was not freed just now.
 */
function removeOthers(folder: string, files: ReadonlySet<string>): void {
  mkdirSync(folder, { recursive: true });
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  // The entries of a folder stand behind it.
  for (const entry of entries.reverse()) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isDirectory()) {
      if (!files.has(relative(folder, path))) rmSync(path);
    } else if (readdirSync(path).length === 0) {
      rmdirSync(path);
    }
  }
}

const folders = new Set<string>();

function write(file: string, content: Buffer): void {
  const folder = dirname(file);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(file, content);
}
