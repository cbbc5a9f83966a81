import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = ['src/stores', 'src/islands']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file));

// The search page has a tight byte budget, so these do without the helpers and handle the failures themselves.
const withoutHelpers = ['src/stores/search/search.ts', 'src/stores/search/engine.ts'];
const filesWith = (pattern: RegExp, except: string) =>
  files.filter(
    (file) => ![except, ...withoutHelpers].includes(file) && pattern.test(readFileSync(file, 'utf8')),
  );

test('only one file opens the storage, which can throw', () => {
  expect(filesWith(/\b(local|session)Storage\s*[.[)]/, 'src/stores/shared/device-storage.ts')).toEqual([]);
});

test('only loadPart imports parts, which can fail to load', () => {
  // A dynamic import that is not the argument of loadPart.
  expect(filesWith(/(?<!loadPart\(\(\) => )\bimport\('/, 'src/stores/shared/load-part.ts')).toEqual([]);
});
