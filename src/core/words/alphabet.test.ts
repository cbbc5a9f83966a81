import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '#support/source-files.ts';
import { byAlphabet } from './alphabet.ts';

const sorted = (texts: string[]) => [...texts].sort(byAlphabet);

test.each([
  ['the whole alphabet', 'a b c ç d e ə f g ğ h x ı i j k q l m n o ö p r s ş t u ü v y z'.split(' ')],
  [
    'letters of one kind',
    ['Çay', 'dam', 'Esger', 'ərik', 'Həyat', 'Xeyir', 'Işıq', 'İlan', 'kitab', 'Qar', 'lalə'],
  ],
  ['a short word before a longer one', ['Əli', 'Əli Vəli', 'Əliyev']],
  ['numbers by their value', ['2. Selektorlar', '10. Grid', 'Dərs 9', 'Dərs 12']],
])('%s', (_, texts) => {
  expect(sorted(texts.toReversed())).toEqual(texts);
});

test('what differs in the case alone stays as it was', () => {
  expect(byAlphabet('ANA', 'ana')).toBe(0);
  expect(sorted(['İL', 'il', 'IL'])).toEqual(['IL', 'İL', 'il']);
});

test('no list is sorted by what a browser knows of the language', () => {
  const found = sourceFiles(/\.(?:tsx?|astro)$/).filter((file) =>
    /localeCompare\([^)]*'az'|Collator\('az'/.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});
