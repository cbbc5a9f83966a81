import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { scrolling } from '#core/views/code-block-texts.ts';

export const languageNames: Record<string, string> = {
  bash: 'Bash',
  css: 'CSS',
  html: 'HTML',
  java: 'Java',
  js: 'JavaScript',
  json: 'JSON',
  scss: 'SCSS',
  ts: 'TypeScript',
};

/** `hasOwn`, because authors may write `constructor`. */
const nameOf = (language: string): string | undefined =>
  Object.hasOwn(languageNames, language) ? languageNames[language] : undefined;

export function languageOf(pre: Element): string {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return '';
  const classes = code.properties.className;
  const declared = Array.isArray(classes) ? classes.map(String) : [];
  return declared.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
}

/** READ-3. */
export function frameCode(parent: Root | Element): void {
  for (const child of parent.children) if (child.type === 'element') frameCode(child);
  if (parent.type === 'root') parent.children = parent.children.map(framed);
  else parent.children = parent.children.map(framed);
}

function framed<Node extends RootContent | ElementContent>(node: Node): Node | Element {
  if (node.type !== 'element' || node.tagName !== 'pre') return node;
  const name = nameOf(languageOf(node));
  // Not the block itself, whose name is Azerbaijani.
  for (const child of node.children)
    if (child.type === 'element' && child.tagName === 'code') child.properties.lang = 'en';
  Object.assign(node.properties, scroller(scrolling.code(name)));
  // The stylesheet shows the label, which is not part of the author's text.
  const head = block('code-head', [], name ? { dataLanguage: name, lang: 'en' } : {});
  return block('code', [head, node]);
}

/** The keyboard reaches what scrolls sideways, and it says what it is (READ-7). */
export const scroller = (name: string): Properties => ({ role: 'group', ariaLabel: name, tabIndex: 0 });

const block = (name: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: [name], ...properties },
  children,
});
