import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvOf, phoneCell, tableOf } from '#core/device/csv.ts';
import { recordOf } from '#support/fake-service.ts';
import {
  foundStudents,
  partOf,
  readsOfStudents,
  readsOfVideos,
  type StudentProgress,
  type StudentSort,
  sortedStudents,
  standing,
  studentProgress,
} from './student-progress.ts';

const user = (name: string) =>
  recordOf(name.toLowerCase(), { name, surname: 'Əliyeva', email: `${name.toLowerCase()}@x.az` });
const student = (name: string, finished: number, at: number | null): StudentProgress => ({
  user: user(name),
  finished,
  seen: at === null ? null : new Date(at),
});
const three = [student('Zaur', 2, 5), student('Çinarə', 0, null), student('Ceyla', 2, 9)];
const names = (rows: readonly StudentProgress[]) => rows.map((row) => row.user.name).join(' ');

describe('[SCHOOL-4] the progress of students', () => {
  test('counts what exists, and knows of deleted videos when somebody was there', () => {
    const place = { seconds: 1, done: true, at: 7 };
    const progress = { a: { ...place, at: 3 }, b: { ...place, done: false }, deleted: { ...place, at: 8 } };
    expect(studentProgress(user('A'), progress, new Set(['a', 'b', 'c']))).toMatchObject({
      finished: 1,
      seen: new Date(8),
    });
    expect(studentProgress(user('A'), {}, new Set(['a']))).toMatchObject({ finished: 0, seen: null });
  });

  test.each<[StudentSort, string]>([
    ['name', 'Ceyla Çinarə Zaur'],
    ['most', 'Ceyla Zaur Çinarə'],
    ['least', 'Çinarə Ceyla Zaur'],
    ['seen', 'Ceyla Zaur Çinarə'],
    ['unseen', 'Çinarə Zaur Ceyla'],
  ])('is sorted by %s', (sort, sorted) => {
    expect(names(sortedStudents(three, sort))).toBe(sorted);
  });

  test('is searched by all words, whatever the letters', () => {
    expect(names(foundStudents(three, 'cinare ƏLİ'))).toBe('Çinarə');
    expect(names(foundStudents(three, 'zaur@x'))).toBe('Zaur');
    expect(foundStudents(three, 'nobody')).toEqual([]);
    expect(foundStudents(three, ' ')).toHaveLength(3);
  });

  test('stands in one of six parts of the course', () => {
    const parts = [0, 1, 24, 25, 49, 50, 74, 75, 99, 100, 101].map((finished) => partOf(finished, 100));
    expect(parts.join(' ')).toBe('none first first second second third third fourth fourth all all');
    expect([partOf(0, 0), partOf(1, 1), partOf(1, 2)]).toEqual(['none', 'all', 'third']);
    expect(standing(three, 2)).toEqual({ none: 1, first: 0, second: 0, third: 0, fourth: 0, all: 2 });
  });

  test('costs a record and a document for each student, and look-ups', () => {
    expect([0, 1, 10, 11, 40].map(readsOfStudents)).toEqual([0, 6, 42, 46, 162]);
    expect([0, 1, 50, 51].map(readsOfVideos)).toEqual([2, 3, 52, 55]);
  });
});

describe('[SCHOOL-4] the CSV file', () => {
  test('begins with the mark of UTF-8, and a semicolon separates', () => {
    expect(
      csvOf([
        ['Ad', 1],
        ['Əli;"x"', 'a\nb'],
      ]),
    ).toBe('\u{feff}Ad;1\r\n"Əli;""x""";"a\nb"\r\n');
  });

  test.each(['=1+1', '+1', '-1', '@x', ' =1', '\t=1', '\u{a0}=1', '|x', '%x', '＝1', '\u200b=1'])(
    '%j is no formula',
    (text) => {
      expect(
        csvOf([[text]])
          .replace(/^\u{feff}"?/u, '')
          .startsWith("'"),
      ).toBe(true);
    },
  );

  // Readers of the file may take any of these as the separator; quotes count only at the beginning of a cell.
  const cellsBy = (line: string, separator: string): string[] => {
    const cells: string[] = [];
    for (let rest = line; ; ) {
      const inQuotes = /^"((?:[^"]|"")*)"/.exec(rest);
      const end = rest.indexOf(separator, inQuotes?.[0].length ?? 0);
      const text = end < 0 ? rest : rest.slice(0, end);
      cells.push(
        inQuotes ? (inQuotes[1] ?? '').replaceAll('""', '"') + text.slice(inQuotes[0].length) : text,
      );
      if (end < 0) return cells;
      rest = rest.slice(end + 1);
    }
  };
  test('no separator makes a formula of a part of a text', () => {
    const text = fc.array(
      fc.constantFrom(',', ';', '\t', '"', ' ', '=', '＝', '\u200b', '+', '@', '-', 'a', '1'),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (row) => {
        const line = csvOf([row.map((signs) => signs.join(''))]).slice(1, -2);
        for (const separator of [',', ';', '\t'])
          for (const cell of cellsBy(line, separator))
            expect(cell.normalize('NFKC')).not.toMatch(/^["\s\u200b]*[=+\-@]/);
      }),
    );
    expect(csvOf([['Əli,=WEBSERVICE(B1),x']])).toBe("\u{feff}Əli,'=WEBSERVICE(B1),x\r\n");
  });

  test('a phone can be dialled, and is no number', () => {
    expect(['+994-50-123-45-67', '050 123', '+x', ''].map(phoneCell)).toEqual([
      '00994 50 123 45 67',
      '050 123',
      '+x',
      '',
    ]);
  });

  test('a heading stands above its cells', () => {
    const table = tableOf<number>(
      [
        ['a', (n) => n],
        ['b', (n) => -n],
      ],
      [1, 2],
    );
    expect(table).toEqual([
      ['a', 'b'],
      [1, -1],
      [2, -2],
    ]);
  });

  test('numbers and names stay as they are', () => {
    expect(csvOf([[-1, 'Ayla-Nur', 'a@x.az']])).toBe('\u{feff}-1;Ayla-Nur;a@x.az\r\n');
  });
});
