const stylesheetStart = /<style\b/gi;
const stylesheetEnd = /<\/style\s*>/gi;

/** Where the name of an attribute that a policy refuses may begin; that of a text or a value may as well. */
const refusedName = /(?<=[\s/"'\0])(?<!<\/)(on|style)/gi;
/** For private use by Unicode: stands in such names while the HTML is parsed. */
const mark = '\uE0E0';

/**
 * HTML of anybody as elements that nobody sees, in a browser: nothing of it is loaded or run. The page's policy counts for
 * them nevertheless, and each refusal is an error on the console: stylesheets and event handlers are left out, and what
 * elements say of their looks stands in `data-style`.
 */
export function inertHtml(html: string): HTMLElement {
  const marked = withoutStylesheets(html).replace(
    refusedName,
    (name) => name.slice(0, 1) + mark + name.slice(1),
  );
  const { body } = new DOMParser().parseFromString(marked, 'text/html');
  unmark(body);
  return body;
}

const plain = (text: string): string => text.replaceAll(mark, '');

function unmark(body: HTMLElement): void {
  const { ownerDocument } = body;
  const nodes = ownerDocument.createNodeIterator(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof Element) unmarkAttributes(node);
    else if (node.nodeValue?.includes(mark)) node.nodeValue = plain(node.nodeValue);
  }
}

function unmarkAttributes(element: Element): void {
  for (const attribute of [...element.attributes]) {
    const { name, value } = attribute;
    if (name.includes(mark)) {
      element.removeAttributeNode(attribute);
      if (plain(name) === 'style') element.setAttribute('data-style', plain(value));
    } else if (value.includes(mark)) attribute.value = plain(value);
  }
}

/** Read once: one pattern for both ends would look for the second through all that follows each first. */
function withoutStylesheets(html: string): string {
  const kept: string[] = [];
  let from = 0;
  stylesheetStart.lastIndex = 0;
  for (let start = stylesheetStart.exec(html); start; start = stylesheetStart.exec(html)) {
    kept.push(html.slice(from, start.index));
    stylesheetEnd.lastIndex = start.index;
    // As browsers do: one that is never closed goes on to the end.
    if (!stylesheetEnd.exec(html)) return kept.join('');
    from = stylesheetEnd.lastIndex;
    stylesheetStart.lastIndex = from;
  }
  return [...kept, html.slice(from)].join('');
}
