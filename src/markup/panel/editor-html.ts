import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { inertHtml } from '#markup/shared/inert-html.ts';
import { editorSchema } from './editor-schema.ts';

const parser = DOMParser.fromSchema(editorSchema);
const serializer = DOMSerializer.fromSchema(editorSchema);

/** The document that the editor shows for an author's HTML, in a browser. Never throws: every string is some document. */
export function documentOf(html: string): Node {
  return parser.parse(inertHtml(html));
}

/** Whether there is anything to read in it. */
function isEmpty(document: Node): boolean {
  let found = document.textContent.trim() !== '';
  document.descendants(({ type }) => {
    if (type.name === 'image') found = true;
    return !found;
  });
  return !found;
}

/** The HTML of a document, as it is stored: '' for an empty one. */
export function htmlOf(document: Node): string {
  if (isEmpty(document)) return '';
  const body = inertHtml('');
  body.append(serializer.serializeFragment(document.content, { document: body.ownerDocument }));
  tighten(body);
  // Empty lines are nobody's text: distances are the stylesheet's.
  for (const empty of body.querySelectorAll('p:empty')) empty.remove();
  return body.innerHTML;
}

/** Inside, what stands in an item or a cell is a paragraph; authors and Markdown write it without one. */
function tighten(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll(':is(li, td, th) > p:first-child:not([lang])')) {
    const others = [...(paragraph.parentElement?.children ?? [])].slice(1);
    if (others.every(({ tagName }) => tagName === 'UL' || tagName === 'OL')) {
      paragraph.replaceWith(...paragraph.childNodes);
    }
  }
}
