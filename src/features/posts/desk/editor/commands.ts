import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import { editorSchema, type HeadingLevel } from './editor-schema.ts';
import { insertTable, isInTable } from './table.ts';

const { nodes, marks } = editorSchema;

export interface ToolsState {
  heading: HeadingLevel | null;
  bold: boolean;
  italic: boolean;
  code: boolean;
  link: string | null;
  list: boolean;
  numbers: boolean;
  quote: boolean;
  /** '' for code without a language; `null` outside code. */
  codeBlock: string | null;
  table: boolean;
  /** The description; `null`: no picture is selected. */
  image: string | null;
  undo: boolean;
  redo: boolean;
  hasSelection: boolean;
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, $from, empty } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

function around({ selection: { $from } }: EditorState, ...types: NodeType[]) {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, at: $from.before(depth) };
  }
  return null;
}

const isLevel = (level: unknown): level is HeadingLevel => level === 2 || level === 3 || level === 4;

function linkIn({ selection: { $from, from, to }, doc }: EditorState): string | null {
  let href = marks.link.isInSet($from.marks())?.attrs.href;
  doc.nodesBetween(from, to, (node) => {
    href ??= marks.link.isInSet(node.marks)?.attrs.href;
  });
  return typeof href === 'string' ? href : null;
}

export function toolsOf(state: EditorState): ToolsState {
  const { parent } = state.selection.$from;
  const list = around(state, nodes.bulletList, nodes.orderedList)?.node.type;
  const chosen = state.selection instanceof NodeSelection ? state.selection.node : null;
  return {
    heading: parent.type === nodes.heading && isLevel(parent.attrs.level) ? parent.attrs.level : null,
    bold: hasMark(state, marks.strong),
    italic: hasMark(state, marks.em),
    code: hasMark(state, marks.code),
    link: linkIn(state),
    list: list === nodes.bulletList,
    numbers: list === nodes.orderedList,
    quote: around(state, nodes.blockquote) !== null,
    codeBlock: parent.type === nodes.codeBlock ? String(parent.attrs.language) : null,
    table: isInTable(state),
    image: chosen?.type === nodes.image ? String(chosen.attrs.alt ?? '') : null,
    undo: undoDepth(state) > 0,
    redo: redoDepth(state) > 0,
    hasSelection: !state.selection.empty && parent.inlineContent,
  };
}

const toggleBlock =
  (type: NodeType, attrs: Record<string, unknown> = {}): Command =>
  (state, dispatch) => {
    const isIt = state.selection.$from.parent.hasMarkup(type, {
      ...state.selection.$from.parent.attrs,
      ...attrs,
    });
    return (isIt ? setBlockType(nodes.paragraph) : setBlockType(type, attrs))(state, dispatch);
  };

const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = around(state, nodes.bulletList, nodes.orderedList);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.listItem)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.at, type));
    return true;
  };

const toggleQuote: Command = (state, dispatch) =>
  (around(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch);

export const commands = {
  heading: toggleBlock(nodes.heading, { level: 2 }),
  subheading: toggleBlock(nodes.heading, { level: 3 }),
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  code: toggleMark(marks.code),
  list: toggleList(nodes.bulletList),
  numbers: toggleList(nodes.orderedList),
  quote: toggleQuote,
  codeBlock: toggleBlock(nodes.codeBlock),
  table: insertTable,
  undo,
  redo,
} satisfies Record<string, Command>;

export const setLanguage =
  (language: string): Command =>
  (state, dispatch) => {
    const block = around(state, nodes.codeBlock);
    if (!block) return false;
    dispatch?.(state.tr.setNodeMarkup(block.at, null, { ...block.node.attrs, language }));
    return true;
  };

/** The whole link around the caret when nothing is selected. */
function linkRange({ selection, doc }: EditorState): { from: number; to: number } {
  const { $from, empty } = selection;
  if (!empty) return selection;
  const start = $from.start();
  let from = $from.pos;
  let to = $from.pos;
  const isLinked = (at: number) => marks.link.isInSet(doc.resolve(at).marks()) !== undefined;
  while (from > start && isLinked(from)) from -= 1;
  while (to < $from.end() && doc.rangeHasMark(to, to + 1, marks.link)) to += 1;
  return { from, to };
}

/** '' removes the link. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state);
    if (from === to) return false;
    const tr = state.tr.removeMark(from, to, marks.link);
    dispatch?.((href ? tr.addMark(from, to, marks.link.create({ href })) : tr).scrollIntoView());
    return true;
  };

/** A picture is a block, so it splits the paragraph around the caret. */
export const insertImage =
  (src: string, alt: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.image.create({ src, alt })).scrollIntoView());
    return true;
  };

export const describeImage =
  (alt: string): Command =>
  (state, dispatch) => {
    const { selection } = state;
    if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.image) return false;
    dispatch?.(state.tr.setNodeMarkup(selection.from, null, { ...selection.node.attrs, alt }));
    return true;
  };
