import * as v from 'valibot';
import { expect, test } from 'vitest';
import { TextPageFrontMatter } from '#core/installation/site.ts';
import { filled, integer, mapOf, positiveInteger } from './schema-parts.ts';

test.each([[['a']], [new Date(0)], [null], ['a'], [{ a: 1 }]])('%j is no map of texts', (input) => {
  expect(v.is(mapOf(v.string()), input)).toBe(false);
});

test('a map keeps its keys', () => {
  expect(v.parse(mapOf(v.string()), { a: 'x', b: '' })).toEqual({ a: 'x', b: '' });
});

test.each([1.5, 2 ** 53, Number.POSITIVE_INFINITY, Number.NaN, '1'])('%j is no integer', (input) => {
  expect(v.is(integer, input)).toBe(false);
});

test('white space fills nothing, and zero is not positive', () => {
  expect(v.is(filled, ' \n ')).toBe(false);
  expect(v.parse(filled, ' a ')).toBe('a');
  expect(v.is(integer, 0)).toBe(true);
  expect(v.is(positiveInteger, 0)).toBe(false);
});

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['bu gün', false],
])('the calendar has %s: %s', (updated, expected) => {
  expect(v.is(TextPageFrontMatter, { title: 'a', description: 'b', updated })).toBe(expected);
});
