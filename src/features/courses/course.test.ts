import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldProblem } from '#core/cloud/malformed.ts';
import { CourseFile } from './course-file.ts';

const {
  price: _price,
  priceBefore: _before,
  instalments: _instalments,
  startDate: _start,
  ...plain
} = JSON.parse(readFileSync('content/courses/frontend.json', 'utf8'));

const problemOf = (fields: object) => {
  const [issue] = v.safeParse(CourseFile, { ...plain, ...fields }).issues ?? [];
  return issue && fieldProblem(issue);
};

test('[PAY-1] a file gives its price in manat, and the course has it in qəpik', () => {
  const paid = v.parse(CourseFile, {
    ...plain,
    price: 149.5,
    priceBefore: 189,
    instalments: 3,
    startDate: '2027-02-01',
  });
  expect(paid).toMatchObject({ price: 14_950, priceBefore: 18_900, instalments: 3, startDate: '2027-02-01' });
  expect(v.parse(CourseFile, plain)).toEqual(plain);
});

test('[PAY-1] a wrong price, number of instalments or day is named with its field', () => {
  for (const price of [0, 0.5, -149, 100_001])
    expect(problemOf({ price }), `${price}`).toMatchObject({ field: 'price', kind: 'range' });
  for (const price of [149.499, '149', Number.NaN])
    expect(problemOf({ price }), `${price}`).toEqual({ field: 'price', kind: 'form' });
  for (const priceBefore of [148.99, 149])
    expect(problemOf({ price: 149, priceBefore })).toEqual({
      field: 'priceBefore',
      kind: 'range',
      value: '> 149',
    });
  for (const instalments of [1, 37])
    expect(problemOf({ price: 149, instalments })).toMatchObject({ field: 'instalments', kind: 'range' });
  expect(problemOf({ price: 149, instalments: 2.5 })).toMatchObject({ field: 'instalments', kind: 'form' });
  for (const more of [{ priceBefore: 189 }, { instalments: 3 }])
    expect(problemOf(more)).toEqual({ field: 'price', kind: 'missing' });
  for (const startDate of ['2027-02-30', '01.02.2027', '2027-2-1', ''])
    expect(problemOf({ startDate }), startDate).toEqual({ field: 'startDate', kind: 'form' });
});

test('[SCHOOL-10] weights are whole numbers up to a hundred, and each can be left out', () => {
  for (const weights of [{}, { videos: 0 }, { tasks: 60, attendance: 100 }])
    expect(v.parse(CourseFile, { ...plain, weights })).toMatchObject({ weights });
  for (const videos of [-1, 101])
    expect(problemOf({ weights: { videos } })).toMatchObject({ field: 'weights.videos', kind: 'range' });
  for (const videos of [2.5, '40', ''])
    expect(problemOf({ weights: { videos } })).toMatchObject({ field: 'weights.videos', kind: 'form' });
});
