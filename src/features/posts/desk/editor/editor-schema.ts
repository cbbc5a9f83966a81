// Exactly what the sanitiser allows (editor-html.test.ts checks it), so editing a post loses nothing.

import {
  type AttributeSpec,
  type Attrs,
  type DOMOutputSpec,
  DOMParser,
  DOMSerializer,
  type MarkSpec,
  type Node,
  type NodeSpec,
  Schema,
  type TagParseRule,
} from 'prosemirror-model';
import { playedAddress } from '#core/addresses/youtube.ts';
import { inertHtml } from '#core/markup/inert-html.ts';
import { sanitizeSchema } from '#core/markup/sanitize-schema.ts';

/** `null`: missing, or not allowed. */
type Reader = (element: HTMLElement) => string | null;

const pattern =
  (name: string, right: RegExp): Reader =>
  (element) => {
    const value = element.getAttribute(name);
    return value !== null && right.test(value) ? value : null;
  };
const text = (name: string): Reader => pattern(name, /^/);
const lang = pattern('lang', /^[a-z]{2,3}$/);
const number = (name: string): Reader => pattern(name, /^\d{1,4}$/);
const align = pattern('align', /^(left|center|right)$/);

/** It is relative or has a protocol that the sanitiser allows. */
export function isSafeAddress(address: string, attribute: 'href' | 'src'): boolean {
  const [, protocol] = /^\s*([a-z][a-z0-9+.-]*):/i.exec(address) ?? [];
  return protocol === undefined
    ? address.trim() !== ''
    : (sanitizeSchema.protocols?.[attribute] ?? []).includes(protocol.toLowerCase());
}

type Readers = Record<string, Reader>;

const attributeSpecs = (readers: Readers): Record<string, AttributeSpec> =>
  Object.fromEntries(Object.keys(readers).map((name) => [name, { default: null }]));

const attributesOf = (readers: Readers, element: HTMLElement): Attrs =>
  Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(element)]));

/** In the given order. */
const written = (attributes: Attrs): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null));

interface ElementOptions {
  also?: string[];
  readers?: Readers;
  /** Without this attribute it is not read as this node or mark. */
  needs?: string;
}

function rules(tag: string, { also = [], needs }: ElementOptions, readers: Readers): TagParseRule[] {
  return [tag, ...also].map((name) => ({
    tag: name,
    getAttrs: (element) => {
      const attributes = attributesOf(readers, element);
      return needs !== undefined && attributes[needs] === null ? false : attributes;
    },
  }));
}

function block(tag: string, spec: NodeSpec, options: ElementOptions = {}): NodeSpec {
  const readers = { ...options.readers, lang };
  const isLeaf = spec.content === undefined;
  return {
    ...spec,
    attrs: attributeSpecs(readers),
    parseDOM: rules(tag, options, readers),
    toDOM: ({ attrs }): DOMOutputSpec => (isLeaf ? [tag, written(attrs)] : [tag, written(attrs), 0]),
  };
}

function mark(tag: string, options: ElementOptions & { spec?: MarkSpec } = {}): MarkSpec {
  const readers = { ...options.readers, lang };
  return {
    ...options.spec,
    attrs: attributeSpecs(readers),
    parseDOM: rules(tag, options, readers),
    toDOM: ({ attrs }): DOMOutputSpec => [tag, written(attrs), 0],
  };
}

const address = (name: 'href' | 'src'): Reader => {
  const read = text(name);
  return (element) => {
    const value = read(element);
    return value !== null && isSafeAddress(value, name) ? value : null;
  };
};

/** The only h1 of a page is the post's title. */
const headingLevels = [2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];

const heading: NodeSpec = {
  group: 'block',
  content: 'inline*',
  defining: true,
  attrs: { level: { default: 2 }, lang: { default: null } },
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
    tag: `h${level}`,
    getAttrs: (element) => ({ level: Math.min(4, Math.max(2, level)), lang: lang(element) }),
  })),
  toDOM: ({ attrs: { level, ...attributes } }) => [`h${level}`, written(attributes), 0],
};

const codeBlock: NodeSpec = {
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  attrs: { language: { default: '' }, lang: { default: null } },
  parseDOM: [
    {
      tag: 'pre',
      preserveWhitespace: 'full',
      getAttrs: (element) => {
        const classes = element.querySelector('code')?.className ?? '';
        const [, language = ''] = /(?:^|\s)language-([a-z]{1,12})(?:\s|$)/.exec(classes) ?? [];
        return { language, lang: lang(element) };
      },
    },
  ],
  toDOM: ({ attrs: { language, ...attributes } }) => [
    'pre',
    written(attributes),
    ['code', language ? { class: `language-${language}` } : {}, 0],
  ],
};

/** docs/decisions/033: a paragraph with nothing but a link whose text is its address; at the top level only. */
const videoCard: NodeSpec = {
  attrs: { href: {}, lang: { default: null } },
  draggable: true,
  parseDOM: [
    {
      tag: 'p',
      context: 'doc/',
      priority: 60,
      getAttrs: (element) => {
        const [link, ...others] = [...element.childNodes].filter(({ nodeValue }) => nodeValue?.trim() !== '');
        if (!(link instanceof HTMLAnchorElement) || others.length > 0) return false;
        const href = link.getAttribute('href') ?? '';
        const isAlone = link.childElementCount === 0 && link.textContent.trim() === href;
        return isAlone && playedAddress(href) !== null ? { href, lang: lang(element) } : false;
      },
    },
  ],
  toDOM: ({ attrs: { href, ...attributes } }) => ['p', written(attributes), ['a', { href }, href]],
};

const cell = { colspan: number('colspan'), rowspan: number('rowspan'), align };

const nodes = {
  doc: { content: '(block | videoCard)+' },
  paragraph: block('p', { group: 'block', content: 'inline*' }),
  heading,
  bulletList: block('ul', { group: 'block list', content: 'listItem+' }),
  orderedList: block(
    'ol',
    { group: 'block list', content: 'listItem+' },
    { readers: { start: number('start') } },
  ),
  listItem: block('li', { content: 'block+', defining: true }),
  blockquote: block('blockquote', { group: 'block', content: 'block+', defining: true }),
  codeBlock,
  horizontalRule: block('hr', { group: 'block' }),
  image: block(
    'img',
    { group: 'block', draggable: true },
    {
      needs: 'src',
      readers: {
        src: address('src'),
        // A picture without an alternative text is decorative.
        alt: (element) => element.getAttribute('alt') ?? '',
        width: number('width'),
        height: number('height'),
      },
    },
  ),
  videoCard,
  figure: block('figure', { group: 'block', content: 'block* figureCaption? block*', isolating: true }),
  figureCaption: block('figcaption', { content: 'inline*', isolating: true }),
  table: block('table', { group: 'block', content: 'caption? tableHead? tableBody*', isolating: true }),
  caption: block('caption', { content: 'inline*' }),
  tableHead: block('thead', { content: 'tableRow*' }),
  tableBody: block('tbody', { content: 'tableRow*' }, { also: ['tfoot'] }),
  tableRow: block('tr', { content: '(tableCell | tableHeader)*' }),
  tableCell: block('td', { content: 'block+', isolating: true }, { readers: cell }),
  tableHeader: block('th', { content: 'block+', isolating: true }, { readers: cell }),
  hardBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: mark('a', { needs: 'href', readers: { href: address('href') }, spec: { inclusive: false } }),
  strong: mark('strong', { also: ['b'] }),
  em: mark('em', { also: ['i'] }),
  underline: mark('u'),
  strike: mark('s', { also: ['del', 'strike'] }),
  highlight: mark('mark'),
  subscript: mark('sub', { spec: { excludes: 'superscript' } }),
  superscript: mark('sup', { spec: { excludes: 'subscript' } }),
  abbreviation: mark('abbr', { readers: { title: text('title') } }),
  quotation: mark('q'),
  key: mark('kbd'),
  code: mark('code'),
} satisfies Record<string, MarkSpec>;

export const editorSchema = new Schema({ nodes, marks });

const parser = DOMParser.fromSchema(editorSchema);
const serializer = DOMSerializer.fromSchema(editorSchema);

/** Browser only. Every string gives a valid document. */
export function documentOf(html: string): Node {
  return parser.parse(inertHtml(html));
}

function isEmpty(document: Node): boolean {
  let found = document.textContent.trim() !== '';
  document.descendants(({ type }) => {
    if (type.name === 'image' || type.name === 'videoCard') found = true;
    return !found;
  });
  return !found;
}

/** '' for an empty document. */
export function htmlOf(document: Node): string {
  if (isEmpty(document)) return '';
  const body = inertHtml('');
  body.append(serializer.serializeFragment(document.content, { document: body.ownerDocument }));
  tighten(body);
  // The stylesheet sets the spacing.
  for (const empty of body.querySelectorAll('p:empty')) empty.remove();
  return body.innerHTML;
}

/** The editor puts paragraphs into list items and cells; authors and Markdown do not. */
function tighten(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll(':is(li, td, th) > p:first-child:not([lang])')) {
    const others = [...(paragraph.parentElement?.children ?? [])].slice(1);
    if (others.every(({ tagName }) => tagName === 'UL' || tagName === 'OL')) {
      paragraph.replaceWith(...paragraph.childNodes);
    }
  }
}
