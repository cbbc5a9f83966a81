import type { Element, Root } from 'hast';
import { languageOf } from '#markup/shared/code-frame.ts';

/**
 * Lays the first code of a language on a playground, beside the place where its result is shown (CODE-5). For the tree of
 * `authorHtml`, before the code is framed. Without such a code nothing changes.
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
      // Filled by a script: a reader without one has nothing to run.
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
