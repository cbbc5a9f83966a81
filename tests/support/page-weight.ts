import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface Weight {
  /** Brotli bytes, each file compressed by itself as a CDN would. */
  script: number;
  style: number;
  /** With the styles that stand in it. */
  html: number;
  scripts: string[];
}

const br = (text: string | Buffer) => brotliCompressSync(text).length;

/** What a built page makes a guest load: its HTML, its styles, its scripts with all they import statically. */
export function weightOf(dist: string, page: string): Weight {
  const html = readFileSync(join(dist, page), 'utf8');
  const scripts = new Set<string>();
  for (const [, src = ''] of html.matchAll(/<script[^>]+src="([^"]+)"/g)) addWithImports(dist, src, scripts);
  const inline = [...html.matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g)]
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
 * Brotli bytes of the scripts of a page's islands once the parts named in `opened` are fetched, the page's own included.
 * A part is named by its module; @throws Error when the page can't fetch one.
 */
export function islandWeight(dist: string, page: string, opened: string[]): number {
  const html = readFileSync(join(dist, page), 'utf8');
  const scripts = new Set<string>();
  for (const [, url = ''] of html.matchAll(/(?:component-url|renderer-url|<script[^>]+src)="([^"]+)"/g)) {
    addWithImports(dist, url, scripts);
  }
  for (const name of opened) {
    const found = [...scripts].flatMap((path) => fetchedBy(dist, path)).find((path) => isPart(path, name));
    if (!found) throw new Error(`${page} fetches no ${name}`);
    addWithImports(dist, found, scripts);
  }
  return [...scripts].reduce((sum, path) => sum + br(readFileSync(join(dist, path))), 0);
}

const isPart = (path: string, name: string): boolean =>
  path.slice(path.lastIndexOf('/') + 1).startsWith(`${name}.`);

const fetchedBy = (dist: string, path: string): string[] =>
  [...readFileSync(join(dist, path), 'utf8').matchAll(/import\(\s*[`"'](\.[^`"']+)/g)].map(([, name = '']) =>
    join(dirname(path), name),
  );
