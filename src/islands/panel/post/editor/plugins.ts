import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import { editorSchema } from '#markup/panel/editor-schema.ts';
import { commands } from './commands.ts';

const { nodes } = editorSchema;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
};

/** Tab is left to the page: whoever comes by keyboard goes on by it. */
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

/** What a line begins with and becomes, as Markdown has it. */
const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bulletList),
    wrappingInputRule(/^\s*1\.\s$/, nodes.orderedList),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    textblockTypeInputRule(/^```([a-z]{0,12})\s$/, nodes.codeBlock, ([, language = '']) => ({ language })),
  ],
});

/** Behind a picture, a table or code there is always a line to go on writing in. It is not stored while it is empty. */
const lastLine = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr }) =>
    doc.lastChild?.type === nodes.paragraph ? null : tr.insert(doc.content.size, nodes.paragraph.create()),
});

export const plugins = [rules, keymap(keys), keymap(baseKeymap), history(), lastLine];
