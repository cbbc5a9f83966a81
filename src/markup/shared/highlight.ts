import type { Element, ElementContent, Root } from 'hast';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import java from 'highlight.js/lib/languages/java';
import js from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import scss from 'highlight.js/lib/languages/scss';
import ts from 'highlight.js/lib/languages/typescript';
import html from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';
import { languageOf } from './code-frame.ts';

const lowlight = createLowlight({ bash, css, html, java, js, json, scss, ts });

/** The four colours of code in styles/prose.css; other tokens keep the text colour. */
const threads: Record<string, string> = Object.fromEntries(
  Object.entries({
    t1: ['keyword', 'name', 'selector-tag', 'literal', 'meta'],
    t2: [
      'title',
      'attr',
      'attribute',
      'property',
      'selector-class',
      'selector-id',
      'selector-pseudo',
      'built_in',
    ],
    t3: ['string', 'number', 'regexp', 'symbol', 'variable'],
    t4: ['comment', 'doctag'],
  }).flatMap(([thread, kinds]) => kinds.map((kind) => [`hljs-${kind}`, thread])),
);

/** Maximum characters of a highlighted block. Longer code would take seconds and make too many elements. */
const longestCode = 40_000;

/** Highlights the code in a tree that is already safe (READ-3). */
export function highlightCode(tree: Root | Element): void {
  for (const child of tree.children) {
    if (child.type !== 'element') continue;
    const language = child.tagName === 'pre' ? languageOf(child) : '';
    const [code] = child.children;
    if (lowlight.registered(language) && code?.type === 'element') {
      const text = textOf(code);
      if (text.length <= longestCode)
        code.children = lowlight.highlight(language, text).children.flatMap(woven);
    } else {
      highlightCode(child);
    }
  }
}

/** A token with the class of its colour; a token without a colour becomes plain text. */
function woven(node: Root['children'][number]): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const children = node.children.flatMap(woven);
  const classes = node.properties.className;
  const thread = Array.isArray(classes) ? threads[String(classes[0])] : undefined;
  return thread ? [{ ...node, properties: { className: [thread] }, children }] : children;
}

/** A piece of code with the class of its colour. */
export interface CodePiece {
  text: string;
  thread: string | undefined;
}

/** The pieces of code that is no part of a text, in their order (ASK-1). */
export function codePieces(language: string, text: string): CodePiece[] {
  const piecesOf = (node: ElementContent, thread?: string): CodePiece[] => {
    if (node.type === 'text') return [{ text: node.value, thread }];
    if (node.type !== 'element') return [];
    const [own = thread] = Array.isArray(node.properties.className)
      ? node.properties.className.map(String)
      : [];
    return node.children.flatMap((child) => piecesOf(child, own));
  };
  if (!lowlight.registered(language) || text.length > longestCode) return [{ text, thread: undefined }];
  return lowlight
    .highlight(language, text)
    .children.flatMap(woven)
    .flatMap((node) => piecesOf(node));
}

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';
