import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface Weight {
  /** Brotli bytes, each file compressed by itself as a CDN would. Scripts in the page count as HTML. */
  script: number;
  /** Stylesheets that the first paint waits for. */
  style: number;
  /** Stylesheets that come behind it. */
  laterStyle: number;
  /** With the styles that stand in it. */
  html: number;
  scripts: string[];
}

const br = (text: string | Buffer) => brotliCompressSync(text).length;

const sizes = new Map<string, number>();

/** Brotli bytes of a built file, compressed once: a hundred pages load the same scripts. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? br(readFileSync(file));
  sizes.set(file, size);
  return size;
}

/**
 * What a built page makes a guest load: its HTML, its styles, its scripts with all they import statically. Not what stands
 * there for readers without scripts.
 */
export function weightOf(dist: string, page: string): Weight {
  const html = readFileSync(join(dist, page), 'utf8');
  const scripts = new Set<string>();
  for (const [, src = ''] of html.matchAll(/<script[^>]+src="([^"]+)"/g)) addWithImports(dist, src, scripts);
  const withScripts = html.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '');
  const linked = (rel: string) =>
    [...withScripts.matchAll(/<link rel="(\w+)" href="([^"]+)"/g)]
      .filter(([, found]) => found === rel)
      .reduce((sum, [, , href = '']) => sum + size(href), 0);
  const size = (path: string) => sizeOf(join(dist, path));
  return {
    script: [...scripts].reduce((sum, path) => sum + size(path), 0),
    style: linked('stylesheet'),
    laterStyle: linked('later'),
    // Asked of few pages, and it takes time.
    get html() {
      return br(html);
    },
    scripts: [...scripts],
  };
}

function addWithImports(dist: string, path: string, into: Set<string>): void {
  if (into.has(path)) return;
  into.add(path);
  const code = readFileSync(join(dist, path), 'utf8');
  for (const [, name = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g)) {
    addWithImports(dist, join(dirname(path), name), into);
  }
}

/** Brotli bytes of what `visitScripts` lists. */
export const visitWeight = (dist: string, page: string, fetched: readonly string[]): number =>
  visitScripts(dist, page, fetched).reduce((sum, path) => sum + sizeOf(join(dist, path)), 0);

/**
 * The scripts that a visit of a page loads: those that the page and its islands name, with all they import, and what is
 * fetched by one of the names given (files are named after their modules).
 */
export function visitScripts(dist: string, page: string, fetched: readonly string[]): string[] {
  const html = readFileSync(join(dist, page), 'utf8');
  const scripts = new Set<string>();
  const named = html.matchAll(/(?:<script[^>]+src|component-url|renderer-url)="([^"]+)"/g);
  for (const [, path = ''] of named) addWithFetched(dist, path, fetched, scripts);
  return [...scripts];
}

function addWithFetched(dist: string, path: string, fetched: readonly string[], into: Set<string>): void {
  const before = new Set(into);
  addWithImports(dist, path, into);
  for (const script of new Set(into).difference(before)) {
    const code = readFileSync(join(dist, script), 'utf8');
    for (const [, name = ''] of code.matchAll(/\bimport\(\s*[`"'](\.[^`"']+)[`"']/g)) {
      const file = join(dirname(script), name);
      const isFetched = fetched.some((one) => basename(file).startsWith(`${one}.`));
      if (isFetched && !into.has(file)) addWithFetched(dist, file, fetched, into);
    }
  }
}
