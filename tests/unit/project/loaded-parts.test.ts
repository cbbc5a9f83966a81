// A failed import throws an English message that users must not see, so every part is loaded through a helper.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['src/components', 'src/layouts'];
const scripts = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|astro)$/.test(name))
    .map((name) => join(folder, name)),
);
const helped = /\b(?:loadPart|enhance|need)\(\s*\(\) =>\s*import\(|\bconst load\w+ = \(\) => import\(/g;

test.each(scripts)('%s loads parts through loadPart, need or enhance', (script) => {
  const code = readFileSync(script, 'utf8');
  const all = code.match(/\bimport\(/g) ?? [];
  expect(all).toHaveLength((code.match(helped) ?? []).length);
});

test('the search finds dynamic imports', () => {
  expect(scripts.filter((script) => /\bimport\(/.test(readFileSync(script, 'utf8'))).length).toBeGreaterThan(
    8,
  );
});
