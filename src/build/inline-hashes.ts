import { createHash } from 'node:crypto';
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
