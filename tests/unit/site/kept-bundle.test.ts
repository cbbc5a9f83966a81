import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepBundle, readBundle } from '../../../src/build/kept-bundle.ts';
import { bundleFolder, contentFolder, markUsed } from '../../../src/build/kept-folder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kodyol-bundle-'));
  for (const part of ['server/chunks', 'assets']) mkdirSync(join(root, part), { recursive: true });
  writeFileSync(join(root, 'server/entry.mjs'), 'export {}');
  writeFileSync(join(root, 'server/chunks/a.mjs'), 'a');
  writeFileSync(join(root, 'assets/a.css'), 'a');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

const styles: Parameters<typeof keepBundle>[1]['styles'] = [
  ['/a', [{ depth: 0, order: 1, sheet: { type: 'inline', content: 'a{}' } }]],
];
const pictures: [string, string][] = [['a', '/_astro/a.webp']];

function kept(): string {
  const folder = bundleFolder(root, 'one');
  keepBundle(folder, {
    server: join(root, 'server'),
    assets: join(root, 'assets'),
    entry: 'entry.mjs',
    styles,
    pictures,
  });
  return folder;
}

test('a bundle comes back as it was kept, with nothing beside it', () => {
  const folder = kept();
  expect(readBundle(folder)).toEqual({
    entry: 'entry.mjs',
    styles,
    pictures,
    server: join(folder, 'server'),
    assets: join(folder, 'assets'),
  });
  expect(readdirSync(join(folder, '..'))).toEqual(['one']);
});

test('a bundle that another build has kept meanwhile stays, because it may be in use', () => {
  const folder = kept();
  const first = readBundle(folder);
  writeFileSync(join(root, 'assets/a.css'), 'another');
  kept();
  expect(readBundle(folder)).toEqual(first);
  expect(readFileSync(join(folder, 'assets/a.css'), 'utf8')).not.toBe('another');
  expect(readdirSync(join(folder, '..'))).toEqual(['one']);
});

test('where none was kept there is none', () => {
  expect(readBundle(bundleFolder(root, 'other'))).toBeNull();
});

test.each([
  ['a file is shorter', (folder: string) => truncateSync(join(folder, 'server/chunks/a.mjs'), 0)],
  ['a file is missing', (folder: string) => rmSync(join(folder, 'assets/a.css'))],
  ['a file is too much', (folder: string) => writeFileSync(join(folder, 'assets/b.css'), 'b')],
  [
    'the notes are another program’s',
    (folder: string) => writeFileSync(join(folder, 'notes.json'), '{"a":1}'),
  ],
  ['the notes are no notes', (folder: string) => writeFileSync(join(folder, 'notes.json'), '<html>')],
])('it is refused when %s', (_, breakIt) => {
  const folder = kept();
  breakIt(folder);
  expect(() => readBundle(folder)).toThrow();
});

test('folders that no build has used for longest are removed', () => {
  vi.useFakeTimers();
  for (const key of ['b', 'a', 'c', 'd', 'a']) {
    vi.advanceTimersByTime(1000);
    markUsed(contentFolder(root, key));
  }
  expect(readdirSync(dirname(contentFolder(root, 'd'))).sort()).toEqual(['a', 'c', 'd']);
});
