import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, Selection, type Transaction } from 'prosemirror-state';
import { editorSchema } from './editor-schema.ts';
import { cellsOf, newTable, type Place, withColumn, withoutColumn, withoutRow, withRow } from './table.ts';

const { nodes } = editorSchema;

/** Position of the innermost table, and number of the caret's cell. */
function tableAround({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth--) {
    const table = $from.node(depth);
    if (table.type !== nodes.table) continue;
    const start = $from.start(depth);
    const cells = cellsOf(table);
    const current = cells.findIndex(
      ({ at, node }) => $from.pos > start + at && $from.pos < start + at + node.nodeSize,
    );
    return { table, at: $from.before(depth), start, cells, current };
  }
  return null;
}

export const isInTable = (state: EditorState): boolean => tableAround(state) !== null;

const inCell = (tr: Transaction, at: number): Transaction =>
  tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView();

/** Or into the nearest cell before it. */
function atPlace(tr: Transaction, at: number, table: Node, place: Place): Transaction {
  const cells = cellsOf(table);
  const isBefore = (one: Place) =>
    one.row < place.row || (one.row === place.row && one.column <= place.column);
  const cell = cells.filter((one) => isBefore(one.place)).at(-1) ?? cells[0];
  return cell ? inCell(tr, at + 1 + cell.at) : tr;
}

const changing =
  (
    change: (table: Node, place: Place) => Node | null,
    next: (place: Place) => Place = (place) => place,
  ): Command =>
  (state, dispatch) => {
    const found = tableAround(state);
    const place = found?.cells[found.current]?.place;
    if (!found || !place) return false;
    const { at, table } = found;
    const changed = change(table, place);
    if (!changed) return removeTable(state, dispatch);
    const tr = state.tr.replaceWith(at, at + table.nodeSize, changed);
    dispatch?.(atPlace(tr, at, changed, next(place)));
    return true;
  };

const removeTable: Command = (state, dispatch) => {
  const found = tableAround(state);
  if (!found) return false;
  const tr = state.tr.delete(found.at, found.at + found.table.nodeSize);
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(found.at))).scrollIntoView());
  return true;
};

/** In place of an empty paragraph, or behind the block of the caret. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const { $to } = state.selection;
  const block = $to.depth > 0 ? $to.node(1) : null;
  const after = $to.depth > 0 ? $to.after(1) : $to.pos;
  const isBlank = block?.type === nodes.paragraph && block.content.size === 0;
  const at = isBlank ? $to.before(1) : after;
  const tr = state.tr.replaceWith(at, after, newTable());
  dispatch?.(inCell(tr, at + 3));
  return true;
};

const toCell =
  (direction: 1 | -1): Command =>
  (state, dispatch) => {
    const found = tableAround(state);
    const cell = found && found.current >= 0 ? found.cells[found.current + direction] : undefined;
    if (!found || !cell) return false;
    dispatch?.(inCell(state.tr, found.start + cell.at));
    return true;
  };

const addRow = changing(withRow, ({ row }) => ({ row: row + 1, column: 0 }));

/** A table at the start of the text has no line above it. */
const lineAbove: Command = (state, dispatch, view) => {
  const found = tableAround(state);
  if (found?.at !== 0 || found.cells[found.current]?.place.row !== 0) return false;
  if (view && !view.endOfTextblock('up')) return false;
  const tr = state.tr.insert(0, nodes.paragraph.create());
  dispatch?.(tr.setSelection(Selection.atStart(tr.doc)).scrollIntoView());
  return true;
};

/** Alt+F10 leaves the table, as the editor's help says. */
export const tableKeys: Record<string, Command> = {
  Tab: (state, dispatch) => toCell(1)(state, dispatch) || addRow(state, dispatch),
  'Shift-Tab': toCell(-1),
  ArrowUp: lineAbove,
};

export const tableCommands = {
  addRow,
  addColumn: changing(withColumn, ({ row, column }) => ({ row, column: column + 1 })),
  removeRow: changing(withoutRow),
  removeColumn: changing(withoutColumn),
  removeTable,
} satisfies Record<string, Command>;

export type TableTool = keyof typeof tableCommands;
