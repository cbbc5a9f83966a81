import { Fragment, type Node } from 'prosemirror-model';
import { type Command, type EditorState, Selection, type Transaction } from 'prosemirror-state';
import { editorSchema } from './editor-schema.ts';

// PANEL-3. A cell that spans several positions stands in each; the grid is changed, and the spans are counted again.

const { nodes } = editorSchema;

type Row = (Node | null)[];
interface Section {
  node: Node;
  rows: { node: Node; cells: Row }[];
}

/** The row counts over all sections. */
export interface Position {
  row: number;
  column: number;
}

/** Browsers show no wider span either. */
const widest = 1000;
const spanOf = (cell: Node, name: 'colspan' | 'rowspan'): number =>
  Math.min(widest, Math.max(1, Number(cell.attrs[name] ?? 1)));

function sectionOf(node: Node): Section {
  const rows: Section['rows'] = node.children.map((row) => ({ node: row, cells: [] }));
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.node.children) {
      while (row.cells[column]) column++;
      const height = spanOf(cell, 'rowspan');
      const width = spanOf(cell, 'colspan');
      for (const { cells } of rows.slice(at, at + height))
        for (let c = column; c < column + width; c++) cells[c] ??= cell;
    }
  }
  return { node, rows };
}

const isSection = ({ type }: Node): boolean => type === nodes.tableHead || type === nodes.tableBody;

const sectionsOf = (table: Node): Section[] => table.children.filter(isSection).map(sectionOf);
const widthOf = (sections: Section[]): number =>
  Math.max(0, ...sections.flatMap(({ rows }) => rows.map(({ cells }) => cells.length)));

const emptyCell = (type: Node['type']): Node => type.create(null, nodes.paragraph.create());
const cellType = (section: Section) =>
  section.node.type === nodes.tableHead ? nodes.tableHeader : nodes.tableCell;

/** `null` if no cell is left. */
function written(table: Node, sections: Section[]): Node | null {
  const width = widthOf(sections);
  const full = sections.filter(({ rows }) => rows.length > 0);
  if (full.length === 0 || width === 0) return null;
  const others = table.children.filter((child) => !isSection(child));
  return table.copy(Fragment.from([...others, ...full.map((one) => writtenSection(one, width))]));
}

function writtenSection(section: Section, width: number): Node {
  const { rows } = section;
  const seen = new Set<Node>();
  return section.node.copy(
    Fragment.from(
      rows.map(({ node, cells }, at) => {
        const line: Node[] = [];
        for (let column = 0; column < width; column++) {
          const cell = cells[column];
          if (!cell) line.push(emptyCell(cellType(section)));
          else if (!seen.has(cell)) {
            seen.add(cell);
            let right = column;
            while (cells[right + 1] === cell) right++;
            let down = at;
            while (rows[down + 1]?.cells[column] === cell) down++;
            line.push(spanning(cell, right - column + 1, down - at + 1));
          }
        }
        return node.copy(Fragment.from(line));
      }),
    ),
  );
}

const spanning = (cell: Node, width: number, height: number): Node =>
  cell.type.create(
    {
      ...cell.attrs,
      colspan: width > 1 ? String(width) : null,
      rowspan: height > 1 ? String(height) : null,
    },
    cell.content,
  );

export function newTable(columns = 3, rows = 2): Node {
  const row = (type: Node['type']) =>
    nodes.tableRow.create(
      null,
      Array.from({ length: columns }, () => emptyCell(type)),
    );
  return nodes.table.create(null, [
    nodes.tableHead.create(null, row(nodes.tableHeader)),
    nodes.tableBody.create(
      null,
      Array.from({ length: rows }, () => row(nodes.tableCell)),
    ),
  ]);
}

function located(sections: Section[], row: number): { section: Section; at: number } | null {
  let at = row;
  for (const section of sections) {
    if (at < section.rows.length) return { section, at };
    at -= section.rows.length;
  }
  return null;
}

/** Below the only row of headers it begins the body. */
export function withRow(table: Node, { row }: Position): Node | null {
  const sections = sectionsOf(table);
  const found = located(sections, row);
  if (!found) return null;
  let { section, at } = found;
  if (section.node.type === nodes.tableHead && at === section.rows.length - 1) {
    const next = sections[sections.indexOf(section) + 1];
    section = next ?? { node: nodes.tableBody.create(), rows: [] };
    if (!next) sections.push(section);
    at = -1;
  }
  const above = section.rows[at];
  const below = section.rows[at + 1];
  const cells: Row = Array.from({ length: widthOf(sections) }, (_, column) => {
    const cell = above?.cells[column];
    return cell && cell === below?.cells[column] ? cell : emptyCell(cellType(section));
  });
  section.rows.splice(at + 1, 0, { node: nodes.tableRow.create(), cells });
  return written(table, sections);
}

export function withoutRow(table: Node, { row }: Position): Node | null {
  const sections = sectionsOf(table);
  const found = located(sections, row);
  found?.section.rows.splice(found.at, 1);
  return written(table, sections);
}

export function withColumn(table: Node, { column }: Position): Node | null {
  const sections = sectionsOf(table);
  for (const section of sections)
    for (const { cells } of section.rows) {
      while (cells.length <= column) cells.push(emptyCell(cellType(section)));
      const cell = cells[column];
      const spans = cell && cell === cells[column + 1];
      cells.splice(column + 1, 0, spans ? cell : emptyCell(cell?.type ?? cellType(section)));
    }
  return written(table, sections);
}

export function withoutColumn(table: Node, { column }: Position): Node | null {
  const sections = sectionsOf(table);
  for (const { rows } of sections) for (const { cells } of rows) cells.splice(column, 1);
  return written(table, sections);
}

interface Cell {
  node: Node;
  /** From the start of the table's content. */
  at: number;
  position: Position;
}

export function cellsOf(table: Node): Cell[] {
  const positions = new Map<Node, Position>();
  let before = 0;
  for (const { rows } of sectionsOf(table)) {
    for (const [row, { cells }] of rows.entries())
      for (const [column, cell] of cells.entries())
        if (cell && !positions.has(cell)) positions.set(cell, { row: before + row, column });
    before += rows.length;
  }
  const cells: Cell[] = [];
  table.descendants((node, at) => {
    const position = positions.get(node);
    if (position) cells.push({ node, at, position });
    return !position;
  });
  return cells;
}

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
function atPosition(tr: Transaction, at: number, table: Node, position: Position): Transaction {
  const cells = cellsOf(table);
  const isBefore = (one: Position) =>
    one.row < position.row || (one.row === position.row && one.column <= position.column);
  const cell = cells.filter((one) => isBefore(one.position)).at(-1) ?? cells[0];
  return cell ? inCell(tr, at + 1 + cell.at) : tr;
}

const changing =
  (
    change: (table: Node, position: Position) => Node | null,
    next: (position: Position) => Position = (position) => position,
  ): Command =>
  (state, dispatch) => {
    const found = tableAround(state);
    const position = found?.cells[found.current]?.position;
    if (!found || !position) return false;
    const { at, table } = found;
    const changed = change(table, position);
    if (!changed) return removeTable(state, dispatch);
    const tr = state.tr.replaceWith(at, at + table.nodeSize, changed);
    dispatch?.(atPosition(tr, at, changed, next(position)));
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
  if (found?.at !== 0 || found.cells[found.current]?.position.row !== 0) return false;
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
