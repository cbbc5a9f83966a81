// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { documentOf, htmlOf } from '#markup/panel/editor-html.ts';
import { editorSchema } from '#markup/panel/editor-schema.ts';
import {
  cellsOf,
  newTable,
  type Place,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from '#markup/panel/table.ts';

type Change = typeof withRow;

/** The table after the change, without the tags around its rows. */
function changed(html: string, change: Change, place: Place): string | null {
  const table = documentOf(`<table>${html}</table>`).firstChild;
  const made = table && change(table, place);
  if (!made) return null;
  made.check();
  const [, inner = ''] =
    /^<table>(.*)<\/table>$/.exec(htmlOf(editorSchema.nodes.doc.create(null, [made]))) ?? [];
  return inner;
}

const body = (...rows: string[]) => `<tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody>`;
const plain = body('<td>a</td><td>b</td>', '<td>c</td><td>d</td>');
/** «w» is two columns wide, «h» two rows high. */
const spans = body('<td colspan="2">w</td><td rowspan="2">h</td>', '<td>c</td><td>d</td>');

describe('[PANEL-3] a table in the editor', () => {
  test('a new one has a row of headers', () => {
    const html = htmlOf(
      editorSchema.nodes.doc.create(null, [newTable(2, 1), editorSchema.nodes.paragraph.create()]),
    );
    // Without any text the document counts as empty.
    expect(html).toBe('');
    expect(
      cellsOf(newTable(2, 1)).map(({ node, place }) => [node.type.name, place.row, place.column]),
    ).toEqual([
      ['tableHeader', 0, 0],
      ['tableHeader', 0, 1],
      ['tableCell', 1, 0],
      ['tableCell', 1, 1],
    ]);
  });

  test.each<[string, string, Change, Place, string | null]>([
    [
      'a row',
      plain,
      withRow,
      { row: 0, column: 1 },
      body('<td>a</td><td>b</td>', '<td></td><td></td>', '<td>c</td><td>d</td>'),
    ],
    [
      'a row at the end',
      plain,
      withRow,
      { row: 1, column: 0 },
      body('<td>a</td><td>b</td>', '<td>c</td><td>d</td>', '<td></td><td></td>'),
    ],
    [
      'a row through a high cell',
      spans,
      withRow,
      { row: 0, column: 0 },
      body('<td colspan="2">w</td><td rowspan="3">h</td>', '<td></td><td></td>', '<td>c</td><td>d</td>'),
    ],
    [
      'a row below the only headers',
      '<thead><tr><th>a</th></tr></thead>',
      withRow,
      { row: 0, column: 0 },
      `<thead><tr><th>a</th></tr></thead>${body('<td></td>')}`,
    ],
    [
      'a column',
      plain,
      withColumn,
      { row: 0, column: 0 },
      body('<td>a</td><td></td><td>b</td>', '<td>c</td><td></td><td>d</td>'),
    ],
    [
      'a column through a wide cell',
      spans,
      withColumn,
      { row: 1, column: 0 },
      body('<td colspan="3">w</td><td rowspan="2">h</td>', '<td>c</td><td></td><td>d</td>'),
    ],
    [
      'a column of headers and cells',
      `<thead><tr><th>a</th></tr></thead>${body('<td>b</td>')}`,
      withColumn,
      { row: 1, column: 0 },
      `<thead><tr><th>a</th><th></th></tr></thead>${body('<td>b</td><td></td>')}`,
    ],
    ['without a row', plain, withoutRow, { row: 0, column: 0 }, body('<td>c</td><td>d</td>')],
    [
      'without a row of a high cell',
      spans,
      withoutRow,
      { row: 0, column: 0 },
      body('<td>c</td><td>d</td><td>h</td>'),
    ],
    ['without a column', plain, withoutColumn, { row: 0, column: 1 }, body('<td>a</td>', '<td>c</td>')],
    [
      'without a column of a wide cell',
      spans,
      withoutColumn,
      { row: 1, column: 1 },
      body('<td>w</td><td rowspan="2">h</td>', '<td>c</td>'),
    ],
    ['without its only row', body('<td>a</td>'), withoutRow, { row: 0, column: 0 }, null],
    ['without its only column', body('<td>a</td>', '<td>b</td>'), withoutColumn, { row: 0, column: 0 }, null],
    [
      'a caption stays',
      `<caption>Ad</caption>${body('<td>a</td>', '<td>b</td>')}`,
      withoutRow,
      { row: 0, column: 0 },
      `<caption>Ad</caption>${body('<td>b</td>')}`,
    ],
    [
      'uneven rows are filled up',
      body('<td>a</td>', '<td>b</td><td>c</td>'),
      withRow,
      { row: 1, column: 0 },
      body('<td>a</td><td></td>', '<td>b</td><td>c</td>', '<td></td><td></td>'),
    ],
  ])('%s', (_, html, change, place, result) => {
    expect(changed(html, change, place)).toBe(result);
  });
});
