import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface Weight {
  /** Brotli bytes; each file is compressed separately, as a CDN does. */
  script: number;
  style: number;
  /** Includes inline styles. */
  html: number;
  scripts: string[];
}

const br = (text: string | Buffer) => brotliCompressSync(text).length;

/** What a guest loads with a built page: its HTML, its styles, its scripts with all their static imports. */
export function weightOf(dist: string, page: string): Weight {
  const html = readFileSync(join(dist, page), 'utf8');
  const scripts = new Set<string>();
  for (const [, src = ''] of html.matchAll(/<script[^>]+src="([^"]+)"/g)) addWithImports(dist, src, scripts);
  // JSON-LD is data, not a script; it counts as HTML.
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code]) => code)
    .join('');
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  const size = (path: string) => br(readFileSync(join(dist, path)));
  return {
    script: [...scripts].reduce((sum, path) => sum + size(path), inline ? br(inline) : 0),
    style: styles.reduce((sum, path) => sum + size(path), 0),
    html: br(html),
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

/**
 * Brotli bytes of the scripts that a visit to an island's page loads: the scripts of the page and its islands, the
 * dynamic imports named in `fetched` (files are named after their modules), and the static imports of all of them.
 */
export function visitWeight(dist: string, page: string, fetched: readonly string[]): number {
  const html = readFileSync(join(dist, page), 'utf8');
  const scripts = new Set<string>();
  const named = html.matchAll(/(?:<script[^>]+src|component-url|renderer-url)="([^"]+)"/g);
  for (const [, path = ''] of named) addWithFetched(dist, path, fetched, scripts);
  return [...scripts].reduce((sum, path) => sum + br(readFileSync(join(dist, path))), 0);
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
