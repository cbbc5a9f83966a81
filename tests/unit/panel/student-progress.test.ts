import { describe, expect, test } from 'vitest';
import {
  csvOf,
  foundStudents,
  partOf,
  readsOfStudents,
  readsOfVideos,
  type StudentOrder,
  type StudentProgress,
  sortedStudents,
  standing,
  studentProgress,
} from '#domain/panel/student-progress.ts';
import { recordOf } from '#support/fake-service.ts';

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

  test.each<[StudentOrder, string]>([
    ['name', 'Ceyla Çinarə Zaur'],
    ['most', 'Ceyla Zaur Çinarə'],
    ['least', 'Çinarə Ceyla Zaur'],
    ['seen', 'Ceyla Zaur Çinarə'],
    ['unseen', 'Çinarə Zaur Ceyla'],
  ])('is sorted by %s', (order, sorted) => {
    expect(names(sortedStudents(three, order))).toBe(sorted);
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

  test('numbers and names stay as they are', () => {
    expect(csvOf([[-1, 'Ayla-Nur', 'a@x.az']])).toBe('\u{feff}-1;Ayla-Nur;a@x.az\r\n');
  });
});
