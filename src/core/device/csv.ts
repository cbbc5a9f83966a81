import { saveFile } from './export-text.ts';

type Cell = string | number;

export type Column<Row> = readonly [heading: string, cell: (row: Row) => Cell];

export const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Cell[][] => [
  columns.map(([heading]) => heading),
  ...rows.map((row) => columns.map(([, cell]) => cell(row))),
];

/** Programs that dial and Excel take 00: a plus would begin a formula, and digits alone become one large number. */
export const phoneCell = (number: string): string =>
  /^\+[\d\s-]+$/.test(number) ? `00${number.slice(1)}`.replace(/[\s-]+/g, ' ') : number;

const beginning = String.raw`(?=["\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@|%＝＋－＠｜％﹢﹣﹦﹪﹫])`;
/** Programs may take any of these as their separator, whatever stands in quotes. */
const formulas = new RegExp(String.raw`([,;\t\r\n]|^)${beginning}`, 'gu');

/** An apostrophe stands where a spreadsheet could find a formula. */
function csvField(value: Cell): string {
  const text = String(value);
  const harmless =
    typeof value === 'string' ? text.replace(formulas, "$1'").replace(/^[\t\r\n]/, "'$&") : text;
  return /[";\r\n\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A mark for UTF-8, and semicolons: Excel expects them where a comma is for fractions. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\u{feff}${rows.map((row) => `${row.map(csvField).join(';')}\r\n`).join('')}`;

export const saveTable = (file: string, rows: readonly (readonly Cell[])[]): void =>
  saveFile(file, csvOf(rows), 'text/csv;charset=utf-8');
