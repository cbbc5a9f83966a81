import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '#support/source-files.ts';
import { priceOf } from './price-texts.ts';

test('[PANEL-20] a price is said in a part of the free day, and only where it is felt', () => {
  expect([0, 43, 50].map((reads) => priceOf(reads))).toEqual(['', '', '']);
  expect(priceOf(126)).toBe('Bunun üçün saytın pulsuz günlük limitindən 0,3 faiz gedir.');
  expect(priceOf(5_000, true)).toContain('ən azı 10 faiz');
});

test('[PANEL-20] the panel names no requests', () => {
  const texts = sourceFiles().filter((file) => /^src\/(panel|features\/\w+\/desk)\/.*texts\.ts$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((file) => readFileSync(file, 'utf8').includes('sorğu'))).toEqual([]);
});
