import type { Element, ElementContent, Root, RootContent } from 'hast';

/** How a language is named over its code. The editor offers these. */
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

/** Authors choose the word: `constructor` is no language, though every object has one. */
const nameOf = (language: string): string | undefined =>
  Object.hasOwn(languageNames, language) ? languageNames[language] : undefined;

/** The language that a block of code declares, `''` for none. */
export function languageOf(pre: Element): string {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return '';
  const classes = code.properties.className;
  const declared = Array.isArray(classes) ? classes.map(String) : [];
  return declared.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
}

/** Puts every block of code into a frame whose head names the language and has room for the copy button (READ-3). */
export function frameCode(parent: Root | Element): void {
  for (const child of parent.children) if (child.type === 'element') frameCode(child);
  if (parent.type === 'root') parent.children = parent.children.map(framed);
  else parent.children = parent.children.map(framed);
}

function framed<Node extends RootContent | ElementContent>(node: Node): Node | Element {
  if (node.type !== 'element' || node.tagName !== 'pre') return node;
  const name = nameOf(languageOf(node));
  // Said by the stylesheet: the label is no part of the author's text.
  const head = block('code-head', [], name ? { dataLanguage: name, lang: 'en' } : {});
  return block('code', [head, node]);
}

const block = (name: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: [name], ...properties },
  children,
});
