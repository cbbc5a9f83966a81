import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { Element, Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import type { InlineHashes } from '#site/content-policy.ts';

export type { InlineHashes };

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only of real elements: the same text in an attribute or in an author's text is not allowed by the policy. */
export function inlineHashes(html: string): InlineHashes {
  const found: InlineHashes = { scripts: [], styles: [] };
  collect(fromParse5(parse(html, { scriptingEnabled: false })), found);
  return found;
}

function collect(node: Nodes, found: InlineHashes): void {
  if (node.type === 'element') {
    // Author HTML and drawings contain none; if they did, the policy must refuse it.
    if (node.properties.dataSlot === 'body' || node.tagName === 'svg') return;
    if (node.tagName === 'style') found.styles.push(hashOf(textOf(node)));
    if (node.tagName === 'script' && runs(node)) found.scripts.push(hashOf(textOf(node)));
  }
  if ('children' in node) for (const child of node.children) collect(child, found);
}

const runs = ({ properties: { src, type } }: Element): boolean =>
  src === undefined && (type === undefined || type === 'module');

const textOf = ({ children }: Element): string =>
  children.map((child) => (child.type === 'text' ? child.value : '')).join('');

const candidates = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Parsing ten thousand pages takes half a minute: only one with a candidate that no earlier page has is parsed. */
export function hashReader(): (html: string) => InlineHashes {
  const known: InlineHashes = { scripts: [], styles: [] };
  const hashes = new Map<string, string>();
  const hashesOf = (text: string): string => {
    const hash = hashes.get(text) ?? hashOf(text);
    // One of a single page would keep that page in memory.
    if (hashes.size < 20) hashes.set(text, hash);
    return hash;
  };
  return (html) => {
    const found: InlineHashes = { scripts: [], styles: [] };
    for (const [, name, attributes = '', text = ''] of html.matchAll(candidates)) {
      if (name === 'style') found.styles.push(hashesOf(text));
      else if (!/\bsrc=|\btype="(?!module")/.test(attributes)) found.scripts.push(hashesOf(text));
    }
    const isKnown = (kind: keyof InlineHashes) => found[kind].every((hash) => known[kind].includes(hash));
    if (isKnown('scripts') && isKnown('styles')) return found;
    const real = inlineHashes(html);
    known.scripts.push(...real.scripts);
    known.styles.push(...real.styles);
    return real;
  };
}

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
