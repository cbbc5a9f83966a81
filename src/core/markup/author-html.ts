import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { scrolling } from '#core/views/code-block-texts.ts';
import { slugOf } from '#core/words/slug.ts';
import { frameCode, scroller } from './code-frame.ts';
import { parseHtml, TooMuchMarkup } from './parse-html.ts';
import { sanitizeSchema } from './sanitize-schema.ts';

export interface Heading {
  id: string;
  text: string;
}

export interface AuthorHtml {
  /** Safe to insert into a page. */
  html: string;
  /** The h2 headings in order, for a table of contents. */
  headings: Heading[];
  /** The text without markup, with one space between blocks. */
  text: string;
  /** `true` if there was too much markup, so `html` is only the text (core/markup/parse-html.ts). */
  isReduced: boolean;
}

const sanitiser = unified().use(rehypeSanitize, sanitizeSchema);
const printer = unified().use(rehypeStringify);

/** A tag as the printer writes it: an unescaped `<` always begins a tag, because it is escaped in text. */
const printedTag = /<[a-z][^"<>]*(?:"[^"]*"[^"<>]*)+>/g;

/** Serialises safe HTML. The printer leaves `<` in attributes; tools that read pages as text would find tags there. */
const printed = (tree: Root): string =>
  printer.stringify(tree).replace(printedTag, (tag) => `<${tag.slice(1).replaceAll('<', '&lt;')}`);

/**
 * Makes author HTML safe and readable; the same function at build and at run time (BLOG-10). Never throws: every string
 * gives valid HTML. `finish` may change the safe tree: at build it highlights the code (core/markup/highlight.ts).
 */
export function authorHtml(source: string, finish?: (safe: Root) => void): AuthorHtml {
  try {
    return safeHtml(source, finish);
  } catch (error) {
    // Such a post must not stop the build or the browser (CMS-4).
    if (error instanceof TooMuchMarkup || error instanceof RangeError) return withoutMarkup(source);
    throw error;
  }
}

/** Only the text, as one paragraph. */
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

/** Removes tags in one pass: a regular expression would search the whole rest of the text for the end of each `<`. */
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

/** What a link can show. A heading without it, such as `##` alone, has no entry and no id. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Maximum number of entries in a table of contents; later headings get no id. */
const mostHeadings = 300;

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
  // `align` is how a cell is stored; HTML has no such attribute any more.
  const { align } = element.properties;
  if (align) Object.assign(element.properties, { align: null, className: [`to-${align}`] });
  if (element.tagName === 'img') Object.assign(element.properties, { loading: 'lazy', decoding: 'async' });
}

/** Makes ids of headings from their texts; equal texts get `~2`, `~3` … */
function headingIds(): (text: string) => string {
  const taken = new Set<string>();
  const last = new Map<string, number>();
  return (text) => {
    // The prefix prevents that a heading gets the id of a part of the page.
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

/** A longer heading names no table: each of many tables below it would repeat it. */
const longestTitle = 100;

/** Wraps tables in scrolling elements, so that a wide one does not widen the page. Its caption or heading names it. */
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

/** Elements that separate words: `<li>bir</li><li>iki</li>` are two words. */
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

/** More than 16 combining marks are never real text. Normalising thousands, as search does, takes quadratic time. */
const tooManyMarks = /(\p{M}{16})\p{M}+/gu;

const plainText = (tree: Root): string =>
  tree.children.map(wordsOf).join('').replace(tooManyMarks, '$1').replace(/\s+/g, ' ').trim();
