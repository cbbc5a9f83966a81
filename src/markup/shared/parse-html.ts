import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, type TreeAdapter } from 'parse5';

/** More than any article has, less than what makes a browser wait. */
const markupLimits = {
  /** A parser may make many times more elements than there are tags: unclosed formatting begins anew in every paragraph. */
  elements: 40_000,
  /** Elements inside one another; what walks the tree calls itself for each. */
  depth: 200,
} as const;

/** An author's HTML asks for more than `markupLimits`. */
export class TooMuchMarkup extends Error {}

/** HTML as a tree, in time that grows with its length only. @throws TooMuchMarkup */
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
    // The library looks from the first child on. What is moved stands among the last: before an open table, for one.
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
