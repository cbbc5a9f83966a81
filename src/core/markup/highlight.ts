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

const longestCode = 40_000; // a longer one would take seconds and make too many elements

/** READ-3. */
export function highlightCode(tree: Root | Element): void {
  for (const child of tree.children) {
    if (child.type !== 'element') continue;
    const language = child.tagName === 'pre' ? languageOf(child) : '';
    const [code] = child.children;
    if (lowlight.registered(language) && code?.type === 'element') {
      const text = textOf(code);
      if (text.length <= longestCode)
        code.children = woven(lowlight.highlight(language, text).children).map(inTree);
    } else {
      highlightCode(child);
    }
  }
}

export interface CodePiece {
  text: string;
  thread: string | undefined;
}

/** Each has the colour of the innermost token that has one. Without recursion: code can nest thousands of tokens. */
function woven(nodes: Root['children']): CodePiece[] {
  const pieces: CodePiece[] = [];
  const open: { node: Root['children'][number]; thread?: string | undefined }[] = [];
  const put = (children: Root['children'], thread?: string) => {
    for (const node of [...children].reverse()) open.push({ node, thread });
  };
  put(nodes);
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, thread } = next;
    const last = pieces.at(-1);
    if (node.type === 'text' && last && last.thread === thread) last.text += node.value;
    else if (node.type === 'text') pieces.push({ text: node.value, thread });
    else if (node.type === 'element') {
      const classes = node.properties.className;
      put(node.children, (Array.isArray(classes) ? threads[String(classes[0])] : undefined) ?? thread);
    }
  }
  return pieces;
}

const inTree = ({ text, thread }: CodePiece): ElementContent => {
  const node = { type: 'text', value: text } as const;
  return thread
    ? { type: 'element', tagName: 'span', properties: { className: [thread] }, children: [node] }
    : node;
};

const longestBlock = 6_000; // many blocks of code that is no part of a text stand on a page
const mostPieces = 1_000;

/** ASK-1. */
export function codePieces(language: string, text: string): CodePiece[] {
  const plain = [{ text, thread: undefined }];
  if (!lowlight.registered(language) || text.length > longestBlock) return plain;
  const pieces = woven(lowlight.highlight(language, text).children);
  return pieces.length > mostPieces ? plain : pieces;
}

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';
