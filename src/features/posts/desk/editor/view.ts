import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Mark, Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { withoutRedirects } from '#core/addresses/readable-address.ts';
import { editor as texts } from '#panel/article-texts.ts';
import { onlyAddress } from './addresses.ts';
import { autolink } from './autolink.ts';
import { commands, setLink, type ToolsState, toolsOf } from './commands.ts';
import { documentOf, editorSchema, htmlOf } from './editor-schema.ts';
import { codeElement } from './pasted-code.ts';
import { cleanPasted, type Pasted } from './pasted-html.ts';
import { tableKeys } from './table.ts';

/** What a paste has lost. */
export type LeftOut = Pick<Pasted, 'pictures' | 'frames'>;

interface Options {
  html: string;
  attributes: Record<string, string>;
  onTools(tools: ToolsState): void;
  onChange(read: () => string): void;
  onLeftOut(pasted: LeftOut): void;
  onFile(file: File): void;
}

const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** No styles are injected and none are stored. */
export function openEditor(root: HTMLElement, options: Options): EditorView {
  const { html, attributes, onTools, onChange, onLeftOut, onFile } = options;
  const take = (data: DataTransfer | null): boolean => {
    const file = pictureIn(data);
    if (file) onFile(file);
    return file !== undefined;
  };
  const view = new EditorView(
    { mount: root },
    {
      state: EditorState.create({ doc: documentOf(html), plugins }),
      attributes,
      nodeViews: { videoCard: videoView },
      // The caret stays clear of the bars above and below.
      scrollThreshold: { top: 64, right: 0, bottom: 128, left: 0 },
      scrollMargin: { top: 72, right: 5, bottom: 136, left: 5 },
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        onTools(toolsOf(view.state));
        const { doc } = view.state;
        if (transaction.docChanged) onChange(() => htmlOf(doc));
      },
      transformPastedHTML(pasted) {
        const clean = cleanPasted(pasted);
        if (clean.pictures > 0 || clean.frames > 0) onLeftOut(clean);
        return clean.html;
      },
      transformPastedText: (text, _isPlain, editor) => (isInCode(editor) ? text : withoutRedirects(text)),
      // A word processor adds a picture of the text, which is ignored.
      handlePaste: (editor, { clipboardData }) =>
        pasteText(editor, clipboardData) ||
        (!clipboardData?.types.includes('text/html') && take(clipboardData)),
      handleDrop: (_view, { dataTransfer }) => take(dataTransfer),
      handleDOMEvents: {
        // Bold even without a selection; elsewhere Ctrl+B opens the quick search (QUICK-2).
        keydown: (_view, event) => {
          if (event.code === 'KeyB' && (event.ctrlKey || event.metaKey)) event.stopPropagation();
          return false;
        },
      },
    },
  );
  onTools(toolsOf(view.state));
  return view;
}

/** What YouTube's «Embed» copies is text. */
const frameCode = /^\s*<iframe\b[^>]*>\s*<\/iframe>\s*$/i;

const isInCode = ({ state }: EditorView): boolean => state.selection.$from.parent.type.spec.code === true;

/** VS Code puts the language beside the text. */
const codeMode = /"mode":"([a-z]{1,15})"/;

/** An address onto selected text, code, or a frame's code. */
function pasteText(view: EditorView, data: DataTransfer | null): boolean {
  const text = data?.getData('text/plain') ?? '';
  if (isInCode(view)) return false;
  if (frameCode.test(text)) return view.pasteHTML(text);
  const [, mode] = codeMode.exec(data?.getData('vscode-editor-data') ?? '') ?? [];
  if (mode !== undefined && text.includes('\n')) return view.pasteHTML(codeElement(text, mode).outerHTML);
  const { empty, $from, $to } = view.state.selection;
  const href = onlyAddress(withoutRedirects(text));
  if (href === null || empty || !$from.sameParent($to) || !$from.parent.inlineContent) return false;
  // Replacing an address by another one is no wish for a link.
  if (onlyAddress(view.state.doc.textBetween($from.pos, $to.pos)) !== null) return false;
  return setLink(href)(view.state, view.dispatch);
}

const { nodes, marks } = editorSchema;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
};

/** Outside of tables Tab moves the focus, so that keyboard users can leave the editor. */
const keys: Record<string, Command> = {
  Enter: splitListItem(nodes.listItem),
  'Shift-Enter': chainCommands(exitCode, breakLine),
  'Mod-Enter': exitCode,
  'Mod-]': sinkListItem(nodes.listItem),
  'Mod-[': liftListItem(nodes.listItem),
  'Mod-b': commands.bold,
  'Mod-i': commands.italic,
  'Mod-e': commands.code,
  'Mod-Alt-2': commands.heading,
  'Mod-Alt-3': commands.subheading,
  Backspace: undoInputRule,
  'Mod-z': chainCommands(undoInputRule, commands.undo),
  'Mod-Shift-z': commands.redo,
  'Mod-y': commands.redo,
};

/** @param pattern what stands before, the whole, and the words in it. */
const markRule = (pattern: RegExp, markOf: (match: RegExpMatchArray) => Mark | null): InputRule =>
  new InputRule(
    pattern,
    (state, match, start, end) => {
      const [, before = '', whole = '', words = ''] = match;
      const made = markOf(match);
      const { parent, parentOffset } = state.doc.resolve(start);
      if (!made || !parent.type.allowsMarkType(made.type)) return null;
      // Behind a sign of code that is not closed yet everything else is code.
      const opened = parent.textBetween(0, parentOffset, '', ' ').split('`').length % 2 === 0;
      if (opened && made.type !== marks.code) return null;
      const from = start + before.length;
      const first = from + whole.indexOf(words);
      const { tr } = state;
      tr.delete(Math.min(first + words.length, end), end).delete(from, first);
      return tr.addMark(from, from + words.length, made).removeStoredMark(made.type);
    },
    { inCodeMark: false },
  );

const wordsIn = (sign: string): string => `[^\\s${sign}](?:[^${sign}]*[^\\s${sign}])?`;
const begins = '(^|[\\s(«"“])';

/** As in Markdown. */
const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bulletList),
    wrappingInputRule(/^\s*1\.\s$/, nodes.orderedList),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    textblockTypeInputRule(/^```([a-z]{0,12})\s$/, nodes.codeBlock, ([, language = '']) => ({ language })),
    markRule(new RegExp(`${begins}(\\*\\*(${wordsIn('*')})\\*\\*)$`), () => marks.strong.create()),
    markRule(new RegExp(`${begins}(\\*(${wordsIn('*')})\\*)$`), () => marks.em.create()),
    markRule(new RegExp(`${begins}(~~(${wordsIn('~')})~~)$`), () => marks.strike.create()),
    markRule(/(^|[^`])(`([^`]+)`)$/, () => marks.code.create()),
    markRule(/(^|[^!])(\[([^[\]]+)\]\((\S+)\))$/, ([, , , , address = '']) => {
      const href = onlyAddress(withoutRedirects(address));
      return href === null ? null : marks.link.create({ href });
    }),
  ],
});

/** The text always ends with a line to write in; an empty one is not stored. */
const lastLine = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr }) =>
    doc.lastChild?.type === nodes.paragraph ? null : tr.insert(doc.content.size, nodes.paragraph.create()),
});

const plugins = [rules, keymap(tableKeys), keymap(keys), keymap(baseKeymap), history(), autolink, lastLine];

/** No picture of YouTube's, as on readers' pages before a press. */
function videoView({ attrs: { href } }: Node): { dom: HTMLElement } {
  const dom = document.createElement('div');
  dom.className = 'video-card';
  const sign = document.createElement('p');
  sign.className = 'video-play';
  sign.textContent = texts.video;
  const link = document.createElement('a');
  Object.assign(link, { href: String(href), target: '_blank', rel: 'noopener', textContent: String(href) });
  dom.append(sign, link);
  return { dom };
}
