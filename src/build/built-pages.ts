import { readdir, readFile, writeFile } from 'node:fs/promises';
import { hashReader, type InlineHashes } from './inline-hashes.ts';

/** The data of a page for the files made after the build (netlify-headers.ts, after-build.ts). */
export interface BuiltPage {
  /** Its file, from the folder of the site. */
  file: string;
  /** The first part of its address; '' is the front page. */
  section: string;
  inline: InlineHashes;
  /** The canonical address; `null` if search engines should not index the page. */
  canonical: string | null;
  /** ISO 8601; only posts have a date. */
  published: string | null;
}

function sectionOf(file: string): string {
  const [section = ''] = file.replace(/\.html$/, '').split('/');
  return section === 'index' ? '' : section;
}

/**
 * The first group of `tag` in a page. It is copied into a new string, because a slice would keep the text of the whole
 * page in memory, for each of ten thousand pages.
 */
function valueIn(html: string, tag: RegExp): string | null {
  const value = tag.exec(html)?.[1];
  return value === undefined ? null : Buffer.from(value).toString().replaceAll('&amp;', '&');
}

/**
 * The modules of a page wait for its first paint: as data blocks, which layouts/first-paint.ts makes modules of. As Astro
 * writes them, they compete with the page for the connection (docs/decisions/020).
 */
const withWaitingScripts = (html: string): string =>
  html.replaceAll('<script type="module" src="/_astro/', '<script type="text/later" data-src="/_astro/');

/** The page that is empty until its modules have run, the file of the worker that they start, and the link to the titles. */
const searchPage = 'search.html';
const worker = /\bworker-[\w-]+\.js\b/;
const titles = /<link rel="preload" [^>]*as="fetch"[^>]*>/;

/**
 * The search page asks for its modules with all that they import, and for its worker, at once and behind everything else:
 * as it would find them, one after the other names the next, which takes five round trips on a slow line (SEARCH-5). The titles, which can be
 * ten times larger than all of them, come behind.
 */
async function withEarlyModules(html: string, dir: URL): Promise<string> {
  const modules = new Set(
    [...html.matchAll(/<script type="text\/later" data-src="\/_astro\/([^"]+)"/g)].map(
      ([, name = '']) => name,
    ),
  );
  let workerFile = '';
  // The set grows while it is walked.
  for (const name of modules) {
    const code = await readFile(new URL(`_astro/${name}`, dir), 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g))
      modules.add(imported);
    workerFile ||= worker.exec(code)?.[0] ?? '';
  }
  const links = [...modules, workerFile].map(
    (name) => `<link rel="modulepreload" fetchpriority="low" href="/_astro/${name}">`,
  );
  return html.replace(titles, `${links.join('')}$&`);
}

/**
 * Finishes the pages of a built site and reads what the files beside them need: each page once, in an order that does not
 * follow from that of the work.
 */
export async function finishedPages(dir: URL): Promise<BuiltPage[]> {
  const readers = new Map<string, ReturnType<typeof hashReader>>();
  const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  const pages: BuiltPage[] = [];
  for (const file of files) {
    const path = new URL(file.split('/').map(encodeURIComponent).join('/'), dir);
    const finished = withWaitingScripts(await readFile(path, 'utf8'));
    const html = file === searchPage ? await withEarlyModules(finished, dir) : finished;
    await writeFile(path, html);
    const section = sectionOf(file);
    const hashesOf = readers.get(section) ?? hashReader();
    readers.set(section, hashesOf);
    pages.push({
      file,
      section,
      inline: hashesOf(html),
      canonical: valueIn(html, /<link rel="canonical" href="([^"]+)"/),
      published: valueIn(html, /<meta property="article:published_time" content="([^"]+)"/),
    });
  }
  return pages;
}
