import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, type TreeAdapter } from 'parse5';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { scrolling } from '#core/views/code-block-texts.ts';
import { slugOf } from '#core/words/slug.ts';
import { frameCode, scroller } from './code-frame.ts';
import { sanitizeSchema } from './sanitize-schema.ts';

/** More than any post has, and less than what an editor answers a letter in on a slow phone. */
const markupLimits = {
  /** A parser repeats unclosed formatting in every paragraph, so elements can be many more than tags. */
  elements: 6_000,
  depth: 200, // functions that walk the tree are recursive
} as const;

export class TooMuchMarkup extends Error {}

/** In linear time. @throws TooMuchMarkup */
export function parseHtml(source: string): Root {
  const root = fromParse5(parseFragment(source, { treeAdapter: limited(), scriptingEnabled: false }));
  return root.type === 'root' ? root : { type: 'root', children: [] };
}

function limited(): TreeAdapter<DefaultTreeAdapterMap> {
  let elements = 0;
  let depth = 0;
  const count = () => {
    elements++;
    if (elements > markupLimits.elements)
      throw new TooMuchMarkup(`more than ${markupLimits.elements} elements`);
  };
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      count();
      return defaultTreeAdapter.createElement(...given);
    },
    onItemPush() {
      depth++;
      if (depth > markupLimits.depth)
        throw new TooMuchMarkup(`more than ${markupLimits.depth} elements inside one another`);
    },
    onItemPop() {
      depth--;
    },
    // The library searches from the first child; a moved node is near the end.
    insertBefore(parent, node, reference) {
      parent.childNodes.splice(parent.childNodes.lastIndexOf(reference), 0, node);
      node.parentNode = parent;
    },
    insertTextBefore(parent, text, reference) {
      const before = parent.childNodes[parent.childNodes.lastIndexOf(reference) - 1];
      if (before && defaultTreeAdapter.isTextNode(before)) before.value += text;
      else this.insertBefore(parent, defaultTreeAdapter.createTextNode(text), reference);
    },
    detachNode(node) {
      const parent = node.parentNode;
      if (!parent) return;
      parent.childNodes.splice(parent.childNodes.lastIndexOf(node), 1);
      node.parentNode = null;
    },
  };
}

export interface Heading {
  id: string;
  text: string;
}

export interface AuthorHtml {
  html: string; // safe to insert into a page
  headings: Heading[];
  text: string; // with one space between blocks
  isReduced: boolean; // there was too much markup, so `html` is only the text
}

const sanitiser = unified().use(rehypeSanitize, sanitizeSchema);
const printer = unified().use(rehypeStringify);

const printedTag = /<[a-z][^"<>]*(?:"[^"]*"[^"<>]*)+>/g;

/** The printer leaves `<` in attributes, where tools that read pages as text would find tags. */
const printed = (tree: Root): string =>
  printer.stringify(tree).replace(printedTag, (tag) => `<${tag.slice(1).replaceAll('<', '&lt;')}`);

/** The same at build and at run time (BLOG-10); every string gives valid HTML. `finish` may change the safe tree. */
export function authorHtml(source: string, finish?: (safe: Root) => void): AuthorHtml {
  try {
    return safeHtml(source, finish);
  } catch (error) {
    // Such a post must not stop the build or the browser (CMS-4).
    if (error instanceof TooMuchMarkup || error instanceof RangeError) return withoutMarkup(source);
    throw error;
  }
}

function withoutMarkup(source: string): AuthorHtml {
  const text = withoutTags(source).replace(tooManyMarks, '$1').replace(/\s+/g, ' ').trim();
  const paragraph: Element = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{ type: 'text', value: text }],
  };
  return { html: printed({ type: 'root', children: [paragraph] }), headings: [], text, isReduced: true };
}

/** In one pass: a regular expression would search the rest of the text for the end of each `<`. */
function withoutTags(source: string): string {
  const words: string[] = [];
  let from = 0;
  while (from < source.length) {
    const start = source.indexOf('<', from);
    const end = start === -1 ? -1 : source.indexOf('>', start);
    if (end === -1) break;
    words.push(source.slice(from, start));
    from = end + 1;
  }
  return [...words, source.slice(from)].join(' ');
}

function safeHtml(source: string, finish?: (safe: Root) => void): AuthorHtml {
  const tree = sanitiser.runSync(parseHtml(source));
  const headings: Heading[] = [];
  const idOf = headingIds();
  for (const element of elementsOf(tree)) prepare(element, headings, idOf);
  const text = plainText(tree);
  scrollTables(tree);
  finish?.(tree);
  frameCode(tree);
  return { html: printed(tree), headings, text, isReduced: false };
}

/** A heading without it, such as `##` alone, has no entry and no id. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

const mostHeadings = 300; // later ones get no id

function prepare(element: Element, headings: Heading[], idOf: (text: string) => string): void {
  // The only h1 of a page is the post's title.
  if (element.tagName === 'h1') element.tagName = 'h2';
  const text = element.tagName === 'h2' ? textOf(element).trim() : '';
  if (visible.test(text) && headings.length < mostHeadings) {
    const id = idOf(text);
    element.properties.id = id;
    headings.push({ id, text });
  }
  if (element.tagName === 'thead')
    for (const cell of elementsOf(element)) if (cell.tagName === 'th') cell.properties.scope = 'col';
  // HTML has no such attribute any more.
  const { align } = element.properties;
  if (align) Object.assign(element.properties, { align: null, className: [`to-${align}`] });
  if (element.tagName === 'img') Object.assign(element.properties, { loading: 'lazy', decoding: 'async' });
}

function headingIds(): (text: string) => string {
  const taken = new Set<string>();
  const last = new Map<string, number>();
  return (text) => {
    // So that no heading gets the id of a part of the page.
    const base = `s-${slugOf(text)}`;
    let number = last.get(base) ?? 0;
    let id: string;
    do {
      number++;
      id = number === 1 ? base : `${base}~${number}`;
    } while (taken.has(id));
    last.set(base, number);
    taken.add(id);
    return id;
  };
}

/** A longer heading names no table: each table below would repeat it. */
const longestTitle = 100;

function scrollTables(tree: Root): void {
  let heading = '';
  tree.children = tree.children.map((node) => {
    if (node.type !== 'element') return node;
    if (/^h[2-4]$/.test(node.tagName)) heading = textOf(node).trim();
    if (node.tagName !== 'table') return node;
    const caption = node.children.find((child) => child.type === 'element' && child.tagName === 'caption');
    const title = caption ? textOf(caption).trim() : heading;
    const name = scrolling.table(title.length > longestTitle ? '' : title);
    const properties = { className: ['wide-table'], ...scroller(name) };
    return { type: 'element', tagName: 'div', properties, children: [node] };
  });
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

/** `<li>bir</li><li>iki</li>` are two words. */
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

/** Never real text; normalising thousands, as search does, takes quadratic time. */
const tooManyMarks = /(\p{M}{16})\p{M}+/gu;

const plainText = (tree: Root): string =>
  tree.children.map(wordsOf).join('').replace(tooManyMarks, '$1').replace(/\s+/g, ' ').trim();

const pictureTag = /<img\s[^<>]*>/g; // no `<`, so that the search never goes back
const source = /(\ssrc=")([^"]+)"/;

/** `change` gets each picture's address and gives what stands in its place, with further attributes; `null` leaves it. */
export const withAddresses = (
  html: string,
  change: (address: string) => { src: string; attributes?: string } | null,
): string =>
  html.replace(pictureTag, (tag) =>
    tag.replace(source, (whole, before: string, address: string) => {
      const changed = change(address);
      return changed === null ? whole : `${before}${changed.src}"${changed.attributes ?? ''}`;
    }),
  );
