import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import { editorSchema } from '#markup/panel/editor-schema.ts';
import { autolink } from './autolink.ts';
import { commands } from './commands.ts';
import { tableKeys } from './table-commands.ts';

const { nodes } = editorSchema;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
};

/** Outside of tables Tab keeps moving the focus, so that keyboard users can leave the editor. */
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
  'Mod-z': commands.undo,
  'Mod-Shift-z': commands.redo,
  'Mod-y': commands.redo,
};

/** What the characters at the beginning of a line turn it into, as in Markdown. */
const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bulletList),
    wrappingInputRule(/^\s*1\.\s$/, nodes.orderedList),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    textblockTypeInputRule(/^```([a-z]{0,12})\s$/, nodes.codeBlock, ([, language = '']) => ({ language })),
  ],
});

/** The text always ends with a line to write in, also after a picture, a table or code. An empty one is not stored. */
const lastLine = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr }) =>
    doc.lastChild?.type === nodes.paragraph ? null : tr.insert(doc.content.size, nodes.paragraph.create()),
});

export const plugins = [
  rules,
  keymap(tableKeys),
  keymap(keys),
  keymap(baseKeymap),
  history(),
  autolink,
  lastLine,
];
