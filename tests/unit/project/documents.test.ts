import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { panelTabs } from '#panel/tabs.ts';
import { features as builtOn, desks } from '#support/import-rules.ts';
import { firestoreRules } from '../../../scripts/firestore-rules.ts';

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

/** Texts in backticks that look like a path: of a file of code, or of anything below a folder of this repository. */
function pathsIn(text: string): string[] {
  const places = [...text.matchAll(/`([\w.[\]-]+(?:\/[\w.[\]-]+)+\/?|[\w.[\]-]+\/)`/g)].map(
    ([, path = '']) => path,
  );
  const isCode = /^[^.].*\.(ts|tsx|astro|css|rules|mjs)$/;
  const known = /^(src|tests|stack|admin|content|firebase|docs|scripts|public)\//;
  return places.filter(
    (path) => known.test(path) || isCode.test(path) || folders.includes(path.split('/')[0] ?? ''),
  );
}

test('every file and folder that a document names exists', () => {
  const isThere = (document: string, path: string) =>
    ['.', 'src', dirname(document)].some((folder) => existsSync(join(folder, path)));
  const missing = documents
    .filter((document) => document !== features && !isDecision(document))
    .flatMap((document) =>
      pathsIn(readFileSync(document, 'utf8'))
        .filter((path) => !isThere(document, path))
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

const cellsOf = (document: string, first: RegExp): string[][] =>
  readFileSync(document, 'utf8')
    .split('\n')
    .filter((line) => first.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

const isWordOf = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w$-])${word.replaceAll(/[$()[\]{}.*+?]/g, '\\$&')}(?![\\w$-])`).test(text);

describe('what documents say about the code', () => {
  test('CONTRIBUTING: each name stands in a file beside it', () => {
    const rows = cellsOf('CONTRIBUTING.md', /^\| (?!What \||---)/);
    expect(rows.length).toBeGreaterThan(40);
    const wrong = rows.flatMap(([, what = '', where = '']) => {
      const words = quoted(where).filter((word) => !word.startsWith('npm '));
      const files = words.filter((word) => word.includes('/') && existsSync(word));
      const beside = words.filter((word) => !word.includes('/') && /\.\w+$/.test(word));
      const names = words.filter((word) => !files.includes(word) && !beside.includes(word));
      const text = files
        .filter((file) => /\.\w+$/.test(file))
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n');
      const folders = files.map((file) => dirname(file));
      return [
        ...names.filter((name) => !isWordOf(text, name.replace(/\(\)$/, ''))),
        ...beside.filter((file) => !['.', ...folders].some((folder) => existsSync(join(folder, file)))),
      ].map((fault) => `${what}: ${fault}`);
    });
    expect(wrong).toEqual([]);
  });

  test('ARCHITECTURE: the table of features is that of the test', () => {
    const rows = cellsOf('ARCHITECTURE.md', /^\| `src\/features\/[\w-]+` \|/);
    const named = (cell = '') => (cell === '–' ? [] : cell.split(', ').toSorted());
    const told = rows.map(([, name = '', , on, deskOn]) => [
      name.replaceAll('`', '').slice('src/features/'.length),
      named(on),
      deskOn === '' ? null : named(deskOn),
    ]);
    const real = Object.entries(builtOn).map(([name, on]) => [
      name,
      on.toSorted(),
      desks[name]?.toSorted() ?? null,
    ]);
    expect(told.toSorted()).toEqual(real.toSorted());
  });

  const glossary = readFileSync('docs/glossary.md', 'utf8');

  test('the glossary: the tabs of the panel are those of the code', () => {
    const [row = []] = cellsOf('docs/glossary.md', /^\| A part of the panel \|/);
    expect(quoted(row[3] ?? '')).toEqual(panelTabs);
  });

  test('the glossary: each collection has its rules', () => {
    const rules = firestoreRules();
    const named = [...glossary.matchAll(/collections? ((?:`\w+`(?:, )?)+)/g)].flatMap(([, list = '']) =>
      quoted(list),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !rules.includes(`match /${name}/{`))).toEqual([]);
  });

  test('the glossary: each name is one of the code', () => {
    // A key that is only removed any more stands in its registry alone.
    const code = ['src', 'firebase', 'admin', 'content', 'scripts', 'stack/seed']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      )
      .filter((name) => /\.(tsx?|astro|rules|json|md)$/.test(name) && !name.endsWith('device-keys.ts'))
      .map((name) => `${name.replaceAll('/', ' ')}\n${readFileSync(name, 'utf8')}`)
      .join('\n');
    const names = quoted(glossary).flatMap((name) =>
      name.startsWith('kodyol:') && !name.includes('{')
        ? [name.replace(/:?…$/, '')]
        : (name.replaceAll(/\{[^}]*\}|…/g, '').match(/[A-Za-z_][\w-]*/g) ?? []),
    );
    expect(names.length).toBeGreaterThan(100);
    expect([...new Set(names)].filter((name) => !isWordOf(code, name))).toEqual([]);
  });
});
