// A failed import throws an English message that users must not see (SHELL-14), so every part is loaded through a helper.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['src/components', 'src/layouts', 'src/stores', 'src/islands'];
/** The helper itself, and the search page, whose byte budget is tight: it handles the failures itself. */
const without = ['shared/load-part.ts', 'search/search-store.ts', 'search/search-client.ts'];

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|astro)$/.test(name) && !without.includes(name))
    .map((name) => join(folder, name)),
);

/** The argument ranges of every call of a helper. */
function guards(text: string): [number, number][] {
  return [...text.matchAll(/\b(?:loadPart|enhance|need)\(/g)].map(({ index, 0: call }) => {
    let open = 1;
    let at = index + call.length;
    for (; open > 0 && at < text.length; at++) open += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
    return [index, at];
  });
}

/** A component may name what it loads, and give that to a helper. */
const bare = (text: string): number[] =>
  [...text.matchAll(/(?<!const load\w+ = \(\) => )\bimport\(/g)]
    .map(({ index }) => index)
    .filter((index) => !guards(text).some(([from, to]) => from < index && index < to));

test('every part is imported through a helper', () => {
  const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  expect(texts.filter(({ text }) => /\bimport\(/.test(text)).length).toBeGreaterThan(50);
  expect(texts.filter(({ text }) => bare(text).length > 0).map(({ file }) => file)).toEqual([]);
});
