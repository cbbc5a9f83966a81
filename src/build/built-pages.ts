import { readdir, readFile, writeFile } from 'node:fs/promises';
import { hashReader, type InlineHashes } from './inline-hashes.ts';

export interface BuiltPage {
  file: string;
  section: string; // the first part of its address; '' is the front page
  inline: InlineHashes;
  canonical: string | null; // `null` if search engines should not index the page
  published: string | null; // ISO 8601; only posts have one
}

function sectionOf(file: string): string {
  const [section = ''] = file.replace(/\.html$/, '').split('/');
  return section === 'index' ? '' : section;
}

/** A slice would keep the text of the whole page in memory, so the group is copied. */
function valueIn(html: string, tag: RegExp): string | null {
  const value = tag.exec(html)?.[1];
  return value === undefined ? null : Buffer.from(value).toString().replaceAll('&amp;', '&');
}

/** Modules wait for the first paint as data blocks (layouts/first-paint.ts), or they would compete with the page (docs/decisions/020). */
const withWaitingScripts = (html: string): string =>
  html.replaceAll('<script type="module" src="/_astro/', '<script type="text/later" data-src="/_astro/');

/** Empty until its modules have run. */
const searchPage = 'search.html';
const worker = /\bworker-[\w-]+\.js\b/;
const titles = /<link rel="preload" [^>]*as="fetch"[^>]*>/;

/** Modules, worker and titles at once and behind everything else: one after the other they take five round trips (SEARCH-5). */
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

/** Each page is read once; the order does not follow from that of the work. */
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
