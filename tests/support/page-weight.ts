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
  // JSON-LD is data: it counts as HTML only.
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
