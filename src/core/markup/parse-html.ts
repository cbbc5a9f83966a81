import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, type TreeAdapter } from 'parse5';

/** More than any post has, and less than would make a browser slow. */
const markupLimits = {
  /** A parser repeats unclosed formatting in every paragraph, so elements can be many more than tags. */
  elements: 40_000,
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
