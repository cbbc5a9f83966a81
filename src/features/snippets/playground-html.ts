import type { Element, Root } from 'hast';
import { languageOf } from '#core/markup/code-frame.ts';

/**
 * Wraps the first code block of a language in a playground, beside an element for its result (CODE-5). Used on the tree
 * of `authorHtml`, before the code is framed. Without such a block the tree does not change.
 */
export const withPlayground =
  (language: string) =>
  (tree: Root): void => {
    lay(tree, language);
  };

function lay(parent: Root | Element, language: string): boolean {
  return parent.children.some((child, index) => {
    if (child.type !== 'element') return false;
    if (child.tagName !== 'pre' || languageOf(child) !== language) return lay(child, language);
    parent.children[index] = box({ dataPlayground: language, className: ['playground'] }, [
      child,
      // A script fills it; without JavaScript it stays hidden.
      box({ dataResult: '', className: ['result', 'with-script'] }, []),
    ]);
    return true;
  });
}

const box = (properties: Element['properties'], children: Element[]): Element => ({
  type: 'element',
  tagName: 'div',
  properties,
  children,
});
