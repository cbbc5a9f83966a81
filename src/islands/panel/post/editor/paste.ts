import type { EditorView } from 'prosemirror-view';
import { onlyAddress } from '#markup/panel/addresses.ts';
import { codeElement } from '#markup/panel/pasted-code.ts';
import { setLink } from './commands.ts';

/** What YouTube's «Embed» copies is text. */
const frameCode = /^\s*<iframe\b[^>]*>\s*<\/iframe>\s*$/i;

const isInCode = ({ state }: EditorView): boolean => state.selection.$from.parent.type.spec.code === true;

/** What VS Code puts beside the text: its language, among other things. */
const codeMode = /"mode":"([a-z]{1,15})"/;

/** Pastes text that means more than its letters: an address onto selected text, code, and a frame's code. */
export function pasteText(view: EditorView, data: DataTransfer | null): boolean {
  const text = data?.getData('text/plain') ?? '';
  if (isInCode(view)) return false;
  if (frameCode.test(text)) return view.pasteHTML(text);
  const [, mode] = codeMode.exec(data?.getData('vscode-editor-data') ?? '') ?? [];
  if (mode !== undefined && text.includes('\n')) return view.pasteHTML(codeElement(text, mode).outerHTML);
  const { empty, $from, $to } = view.state.selection;
  const href = onlyAddress(text);
  if (href === null || empty || !$from.sameParent($to) || !$from.parent.inlineContent) return false;
  // Replacing an address by another one is no wish for a link.
  if (onlyAddress(view.state.doc.textBetween($from.pos, $to.pos)) !== null) return false;
  return setLink(href)(view.state, view.dispatch);
}
