import type { Element, Root } from 'hast';
import { languageOf } from '#core/markup/code-frame.ts';

/** CODE-5: the first code block of a language, before the code is framed. */
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
