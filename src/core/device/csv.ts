type Cell = string | number;

/** A heading, and what stands below it. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => Cell];

export const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Cell[][] => [
  columns.map(([heading]) => heading),
  ...rows.map((row) => columns.map(([, cell]) => cell(row))),
];

/**
 * A number with its country, as programs that dial and Excel take it: a plus would begin a formula, and digits alone
 * become one large number.
 */
export const phoneCell = (number: string): string =>
  /^\+[\d\s-]+$/.test(number) ? `00${number.slice(1)}`.replace(/[\s-]+/g, ' ') : number;

/** Nothing, white space, or signs that nobody sees; then a sign that begins a formula, perhaps in full width. */
const beginning = String.raw`(?=["\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@|%＝＋－＠｜％﹢﹣﹦﹪﹫])`;
/** Readers of the file may take a comma, a semicolon or a tab as their separator, whatever stands in quotes. */
const formulas = new RegExp(String.raw`([,;\t\r\n]|^)${beginning}`, 'gu');

/** A field of a CSV file in which no spreadsheet finds a formula: where one could begin stands an apostrophe. */
function csvField(value: Cell): string {
  const text = String(value);
  const harmless =
    typeof value === 'string' ? text.replace(formulas, "$1'").replace(/^[\t\r\n]/, "'$&") : text;
  return /[";\r\n\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as a CSV file: with a mark for UTF-8, and semicolons, because Excel expects them where a comma is for
 * fractions, as in Azerbaijan.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\u{feff}${rows.map((row) => `${row.map(csvField).join(';')}\r\n`).join('')}`;
