import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = ['.', 'docs', 'firebase', 'stack', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => name.endsWith('.md') && !name.includes('node_modules'));

/** A decision is never rewritten, so it may name files that no longer exist. */
const isDecision = (name: string) => name.startsWith('docs/decisions/');

/** Its file names are relative to `tests/`; features.test.ts checks them. */
const features = 'docs/features.md';

const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Texts in backticks that look like a path of this repository: of a file or, with a final slash, of a folder. */
function pathsIn(text: string): string[] {
  const places = [...text.matchAll(/`([\w.[\]-]+(?:\/[\w.[\]-]+)*\/?)`/g)].map(([, path = '']) => path);
  const known = /^(src|tests|stack|admin|content|firebase|docs|scripts|public)\//;
  return places
    .filter((path) => path.includes('/') && (known.test(path) || folders.includes(path.split('/')[0] ?? '')))
    .map((path) => (known.test(path) ? path : `src/${path}`));
}

test('every file and folder that a document names exists', () => {
  const missing = documents
    .filter((document) => document !== features && !isDecision(document))
    .flatMap((document) =>
      pathsIn(readFileSync(document, 'utf8'))
        .filter((path) => !existsSync(path))
        .map((path) => `${document}: ${path}`),
    );
  expect(missing).toEqual([]);
});

test('every file that a comment names exists', () => {
  const code = ['src', 'stack', 'tests', 'admin', 'scripts', 'firebase'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|astro|css|rules)$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
  const inRoot = readdirSync('.');
  const names = new Set([...code.map((file) => basename(file)), ...inRoot]);
  const isThere = (name: string) =>
    name.includes('/') ? code.some((file) => `/${file}`.endsWith(`/${name}`)) : names.has(name);
  const missing = code.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\s*(\/\/|\/?\*)/.test(line))
      .flatMap((line) => [
        ...line.matchAll(
          /(?<![\w./#{}-])((?:[\w[\]-]+\/)*[\w[\]-]+(?:\.client|\.spec|\.test)?\.(?:ts|tsx|astro|css|rules))\b/g,
        ),
      ])
      .map(([, name = '']) => name)
      .filter((name) => !isThere(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(code.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

test('every row of a table has the cells of its head', () => {
  const cells = (line: string) => line.replaceAll('\\|', '').split('|').length;
  const broken = documents.flatMap((document) => {
    let head = 0;
    return readFileSync(document, 'utf8')
      .split('\n')
      .filter((line) => {
        if (!line.startsWith('|')) head = 0;
        else if (head === 0) head = cells(line);
        return head > 0 && cells(line) !== head;
      })
      .map((line) => `${document}: ${line}`);
  });
  expect(broken).toEqual([]);
});
