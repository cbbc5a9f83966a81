import { createHash } from 'node:crypto';
import type { Element, Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import type { InlineHashes } from '#site/content-policy.ts';

export type { InlineHashes };

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The hashes of the inline scripts and styles of a built page. Only real elements count, so that the same text in an
 * attribute or in an author's text is not allowed by the policy. Data blocks such as JSON-LD need no hash.
 */
export function inlineHashes(html: string): InlineHashes {
  const found: InlineHashes = { scripts: [], styles: [] };
  collect(fromParse5(parse(html, { scriptingEnabled: false })), found);
  return found;
}

function collect(node: Nodes, found: InlineHashes): void {
  if (node.type === 'element') {
    // Author HTML and drawings contain none. If one ever did, the policy must still refuse it (Article.astro, Logo.astro).
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

/** Text that looks like an inline script or style, anywhere in a page. */
const candidates = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Reads the pages of one section. Parsing ten thousand pages takes half a minute, and nearly all have the same scripts
 * and styles. So a page is parsed only if it has a candidate that is not known as an element of an earlier page.
 */
export function hashReader(): (html: string) => InlineHashes {
  const known: InlineHashes = { scripts: [], styles: [] };
  const hashes = new Map<string, string>();
  const hashesOf = (text: string): string => {
    const hash = hashes.get(text) ?? hashOf(text);
    // A few stand in all pages. One of a single page would keep that page in memory.
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
