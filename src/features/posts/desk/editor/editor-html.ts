import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { inertHtml } from '#core/markup/inert-html.ts';
import { editorSchema } from './editor-schema.ts';

const parser = DOMParser.fromSchema(editorSchema);
const serializer = DOMSerializer.fromSchema(editorSchema);

/** Browser only. Every string gives a valid document. */
export function documentOf(html: string): Node {
  return parser.parse(inertHtml(html));
}

function isEmpty(document: Node): boolean {
  let found = document.textContent.trim() !== '';
  document.descendants(({ type }) => {
    if (type.name === 'image' || type.name === 'videoCard') found = true;
    return !found;
  });
  return !found;
}

/** '' for an empty document. */
export function htmlOf(document: Node): string {
  if (isEmpty(document)) return '';
  const body = inertHtml('');
  body.append(serializer.serializeFragment(document.content, { document: body.ownerDocument }));
  tighten(body);
  // The stylesheet sets the spacing.
  for (const empty of body.querySelectorAll('p:empty')) empty.remove();
  return body.innerHTML;
}

/** The editor puts paragraphs into list items and cells; authors and Markdown do not. */
function tighten(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll(':is(li, td, th) > p:first-child:not([lang])')) {
    const others = [...(paragraph.parentElement?.children ?? [])].slice(1);
    if (others.every(({ tagName }) => tagName === 'UL' || tagName === 'OL')) {
      paragraph.replaceWith(...paragraph.childNodes);
    }
  }
}
