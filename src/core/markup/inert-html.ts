const stylesheetStart = /<style\b/gi;
const stylesheetEnd = /<\/style\s*>/gi;

const refusedName = /on|style/gi; // also in a text or a value
const beforeName = /[\s/"'\0]/;
const mark = '\uE0E0';

/** Nothing of untrusted HTML is loaded or run. The page's policy would report its styles and handlers: they go, and `style` becomes `data-style`. */
export function inertHtml(html: string): HTMLElement {
  const source = withoutStylesheets(html);
  const marked = source.replace(refusedName, (name: string, at: number) =>
    beforeName.test(source.charAt(at - 1)) && !source.startsWith('</', at - 2)
      ? name.slice(0, 1) + mark + name.slice(1)
      : name,
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

/** One pass: a pattern for start and end would search the rest of the text after each start. */
function withoutStylesheets(html: string): string {
  const kept: string[] = [];
  let from = 0;
  stylesheetStart.lastIndex = 0;
  for (let start = stylesheetStart.exec(html); start; start = stylesheetStart.exec(html)) {
    kept.push(html.slice(from, start.index));
    stylesheetEnd.lastIndex = start.index;
    // As in browsers, a stylesheet that is never closed continues to the end.
    if (!stylesheetEnd.exec(html)) return kept.join('');
    from = stylesheetEnd.lastIndex;
    stylesheetStart.lastIndex = from;
  }
  return [...kept, html.slice(from)].join('');
}
