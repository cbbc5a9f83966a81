import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = ['src/stores', 'src/islands']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('/panel/'));

// A guest's search page has a budget of its own: stores/search/search.ts catches both by itself.
const filesWith = (pattern: RegExp, except: string) =>
  files.filter(
    (file) =>
      ![except, 'src/stores/search/search.ts'].includes(file) && pattern.test(readFileSync(file, 'utf8')),
  );

test('storage that may throw is opened in one place', () => {
  expect(filesWith(/\b(local|session)Storage\s*[.[)]/, 'src/stores/shared/device-storage.ts')).toEqual([]);
});

test('a part that may not come is fetched by loadPart alone', () => {
  // An import that is neither `import … from` nor the argument of loadPart.
  expect(filesWith(/(?<!loadPart\(\(\) => )\bimport\('/, 'src/stores/shared/load-part.ts')).toEqual([]);
});
