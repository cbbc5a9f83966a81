import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Places where every `import()` must go through `loadPart`, which reports a chunk that fails to load (SHELL-14). */
const guarded = ['stores/panel', 'stores/accounts/photo.ts', 'islands/panel'];

const files = guarded.flatMap((path) =>
  path.endsWith('.ts')
    ? [path]
    : readdirSync(join('src', path), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(path, name)),
);

/** The argument ranges of every call of `loadPart`. */
function guards(text: string): [number, number][] {
  return [...text.matchAll(/\bloadPart\(/g)].map(({ index, 0: call }) => {
    let open = 1;
    let at = index + call.length;
    for (; open > 0 && at < text.length; at++) open += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
    return [index, at];
  });
}

const bare = (text: string): number[] =>
  [...text.matchAll(/\bimport\(/g)]
    .map(({ index }) => index)
    .filter((index) => !guards(text).some(([from, to]) => from < index && index < to));

test.each(files)('%s imports dynamically through loadPart only', (file) => {
  expect(bare(readFileSync(join('src', file), 'utf8'))).toEqual([]);
});

test('an import outside loadPart is detected', () => {
  expect(bare("const a = () => import('./a.ts');")).toHaveLength(1);
  expect(bare("await loadPart(() => Promise.all([import('./a.ts'), import('./b.ts')]));")).toEqual([]);
  expect(bare("loadPart(() => import('./a.ts')); import('./b.ts');")).toHaveLength(1);
  expect(files.length).toBeGreaterThan(50);
});
