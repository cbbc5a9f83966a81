// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { documentOf, editorSchema, htmlOf } from './editor-schema.ts';
import { cellsOf, newTable, type Position, withColumn, withoutColumn, withoutRow, withRow } from './table.ts';

type Change = typeof withRow;

/** The table after the change, without the tags around its rows. */
function changed(html: string, change: Change, position: Position): string | null {
  const table = documentOf(`<table>${html}</table>`).firstChild;
  const made = table && change(table, position);
  if (!made) return null;
  made.check();
  const [, inner = ''] =
    /^<table>(.*)<\/table>$/.exec(htmlOf(editorSchema.nodes.doc.create(null, [made]))) ?? [];
  return inner;
}

/** A cell: «_» is empty, «w:2» two columns wide, «h/2» two rows high. */
function cell(text: string): string {
  const [, word, wide, high] = /^(.)(?::(\d))?(?:\/(\d))?$/.exec(text) ?? [];
  const spans = (wide ? ` colspan="${wide}"` : '') + (high ? ` rowspan="${high}"` : '');
  return `<td${spans}>${word === '_' ? '' : word}</td>`;
}
const row = (cells: string) => `<tr>${cells.split(' ').map(cell).join('')}</tr>`;
const body = (...rows: string[]) => `<tbody>${rows.map(row).join('')}</tbody>`;
const head = (...names: string[]) =>
  `<thead><tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr></thead>`;

const plain = body('a b', 'c d');
const spans = body('w:2 h/2', 'c d');
const caption = '<caption>Ad</caption>';

describe('[PANEL-3] a table in the editor', () => {
  test('a new one has a row of headers', () => {
    const html = htmlOf(
      editorSchema.nodes.doc.create(null, [newTable(2, 1), editorSchema.nodes.paragraph.create()]),
    );
    // Without any text the document counts as empty.
    expect(html).toBe('');
    expect(
      cellsOf(newTable(2, 1)).map(({ node, position }) => [node.type.name, position.row, position.column]),
    ).toEqual([
      ['tableHeader', 0, 0],
      ['tableHeader', 0, 1],
      ['tableCell', 1, 0],
      ['tableCell', 1, 1],
    ]);
  });

  test.each<[string, string, Change, [row: number, column: number], string | null]>([
    ['a row', plain, withRow, [0, 1], body('a b', '_ _', 'c d')],
    ['a row at the end', plain, withRow, [1, 0], body('a b', 'c d', '_ _')],
    ['a row through a high cell', spans, withRow, [0, 0], body('w:2 h/3', '_ _', 'c d')],
    ['a row below the only headers', head('a'), withRow, [0, 0], head('a') + body('_')],
    ['a column', plain, withColumn, [0, 0], body('a _ b', 'c _ d')],
    ['a column through a wide cell', spans, withColumn, [1, 0], body('w:3 h/2', 'c _ d')],
    ['a column of headers and cells', head('a') + body('b'), withColumn, [1, 0], head('a', '') + body('b _')],
    ['without a row', plain, withoutRow, [0, 0], body('c d')],
    ['without a row of a high cell', spans, withoutRow, [0, 0], body('c d h')],
    ['without a column', plain, withoutColumn, [0, 1], body('a', 'c')],
    ['without a column of a wide cell', spans, withoutColumn, [1, 1], body('w h/2', 'c')],
    ['without its only row', body('a'), withoutRow, [0, 0], null],
    ['without its only column', body('a', 'b'), withoutColumn, [0, 0], null],
    ['a caption stays', caption + body('a', 'b'), withoutRow, [0, 0], caption + body('b')],
    ['uneven rows are filled up', body('a', 'b c'), withRow, [1, 0], body('a _', 'b c', '_ _')],
  ])('%s', (_, html, change, [row, column], result) => {
    expect(changed(html, change, { row, column })).toBe(result);
  });
});
