import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { slugOf } from '#domain/slug.ts';
import { allowed } from './allowed.ts';
import { frameCode } from './code-frame.ts';

export interface Heading {
  id: string;
  text: string;
}

export interface AuthorHtml {
  /** Safe to be put into a page. */
  html: string;
  /** The h2 headings in order, for a table of contents. */
  headings: Heading[];
  /** The words without markup, one space between blocks. */
  text: string;
}

const parser = unified().use(rehypeParse, { fragment: true });
const sanitiser = unified().use(rehypeSanitize, allowed);
const printer = unified().use(rehypeStringify);

/** A tag as the printer writes it: a bare `<` begins a tag, because it is escaped in text. */
const printedTag = /<[a-z][^"<>]*(?:"[^"]*"[^"<>]*)+>/g;

/** Safe HTML as text. The printer leaves `<` in attributes; whoever reads pages as text would find tags there. */
const printed = (tree: Root): string =>
  printer.stringify(tree).replace(printedTag, (tag) => `<${tag.slice(1).replaceAll('<', '&lt;')}`);

/**
 * An author's HTML made safe and readable; the same function at build and at run time (BLOG-10). Never throws:
 * every string is some HTML. `finish` may add to the safe tree: at build it highlights the code (markup/highlight.ts).
 */
export function authorHtml(source: string, finish?: (safe: Root) => void): AuthorHtml {
  try {
    return safeHtml(source, finish);
  } catch (error) {
    // Thousands of elements inside one another: more than the stack holds. One such post must not stop a build (CMS-4).
    if (error instanceof RangeError) return withoutMarkup(source);
    throw error;
  }
}

/** The words alone, as one paragraph. */
function withoutMarkup(source: string): AuthorHtml {
  const text = source
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const paragraph: Element = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{ type: 'text', value: text }],
  };
  return { html: printed({ type: 'root', children: [paragraph] }), headings: [], text };
}

function safeHtml(source: string, finish?: (safe: Root) => void): AuthorHtml {
  const tree = sanitiser.runSync(parser.parse(source));
  const headings: Heading[] = [];
  for (const element of elementsOf(tree)) prepare(element, headings);
  const text = plainText(tree);
  tree.children = tree.children.map(scrollable);
  finish?.(tree);
  frameCode(tree);
  return { html: printed(tree), headings, text };
}

function prepare(element: Element, headings: Heading[]): void {
  // The page's only h1 is the article's title.
  if (element.tagName === 'h1') element.tagName = 'h2';
  if (element.tagName === 'h2') {
    const text = textOf(element);
    // The prefix keeps a heading from taking the name of a part of the page.
    const base = `s-${slugOf(text)}`;
    const taken = headings.filter(({ id }) => id === base || id.startsWith(`${base}~`)).length;
    const id = taken === 0 ? base : `${base}~${taken + 1}`;
    element.properties.id = id;
    headings.push({ id, text });
  }
  // What scrolls sideways has to be reachable by keyboard.
  if (element.tagName === 'pre') Object.assign(element.properties, { lang: 'en', tabIndex: 0 });
  if (element.tagName === 'img') Object.assign(element.properties, { loading: 'lazy', decoding: 'async' });
}

/** A wide table scrolls in a frame of its own instead of widening the page. */
function scrollable(node: RootContent): RootContent {
  if (node.type !== 'element' || node.tagName !== 'table') return node;
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['wide-table'], tabIndex: 0 },
    children: [node],
  };
}

function* elementsOf(parent: Root | Element): Generator<Element> {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsOf(child);
  }
}

const textOf = (node: RootContent | ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';

/** What begins a line of its own: `<li>bir</li><li>iki</li>` are two words. */
const lines = new Set(
  'blockquote br dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre summary table td th tr ul'.split(
    ' ',
  ),
);

const wordsOf = (node: RootContent | ElementContent): string => {
  if (node.type !== 'element') return textOf(node);
  const words = node.children.map(wordsOf).join('');
  return lines.has(node.tagName) ? ` ${words} ` : words;
};

const plainText = (tree: Root): string => tree.children.map(wordsOf).join('').replace(/\s+/g, ' ').trim();
