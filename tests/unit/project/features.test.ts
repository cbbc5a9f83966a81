import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { idsIn, stringsIn, testFiles, unnamedTests } from '#support/test-titles.ts';

// Checks that docs/features.md, the test titles and all mentions of an ID agree.

interface Feature {
  id: string;
  text: string;
  tests: string[];
}

const cells = (line: string) => line.split(/(?<!\\)\|/).map((cell) => cell.trim());

const features: Feature[] = readFileSync('docs/features.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]+-\d+ \|/.test(line))
  .map((line) => {
    const [, id = '', text = '', tests = ''] = cells(line);
    return {
      id,
      text,
      tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) =>
        file.startsWith('src/') ? file : `tests/${file}`,
      ),
    };
  });
const listed = new Set(features.map(({ id }) => id));
const areas = [...new Set(features.map(({ id }) => id.split('-')[0]))];

const mention = new RegExp(`\\b(?:${[...areas, 'LEARN', 'SCHOOL'].join('|')})-\\d+\\b`, 'g');

const titles = testFiles.flatMap((file) =>
  stringsIn(file).flatMap((text) => idsIn(text, file).map((id) => ({ id, file, text }))),
);
const filesOf = (id: string) => titles.filter((title) => title.id === id).map(({ file }) => file);

describe('the list of features', () => {
  test('has each ID once, with a description', () => {
    const ids = features.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(90);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, text } of features) expect(text, id).toMatch(/^\S.+[.'»)]$/);
  });

  test.each(features)('$id has a test with this ID', ({ id, tests }) => {
    expect(tests.length, `${id} names no test`).toBeGreaterThan(0);
    expect(filesOf(id), `no title of a test has ${id}`).not.toEqual([]);
    for (const file of tests) {
      expect(testFiles, `${id} names a file that does not exist`).toContain(file);
      expect(filesOf(id), `${file} has no title with ${id}`).toContain(file);
    }
  });
});

describe('titles of tests', () => {
  test('contain only IDs of the list', () => {
    const unknown = titles.filter(({ id }) => !listed.has(id));
    expect(unknown.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  test('begin with their IDs: [AREA-n] in vitest, @AREA-n after @phone in Playwright', () => {
    const misplaced = testFiles.flatMap((file) => {
      const lead = file.startsWith('tests/e2e/')
        ? /^(?:@phone )?(?:@[A-Z]+-\d+(?: |$))*/
        : /^(?:\[[A-Z]+-\d+\](?: |$))*/;
      return stringsIn(file)
        .filter((text) => text.replace(lead, '').search(mention) !== -1)
        .map((text) => `${file}: ${text}`);
    });
    expect(misplaced).toEqual([]);
  });

  test('of browser tests have an ID each', () => {
    expect(testFiles.filter((file) => file.endsWith('.spec.ts')).flatMap(unnamedTests)).toEqual([]);
  });
});

test('code and documents mention only IDs of the list', () => {
  const folders = ['src', 'admin', 'stack', 'docs', 'firebase', 'scripts', 'tests'];
  const own = /\.(?:ts|tsx|js|mjs|astro|css|svg|md|rules|java)$/;
  const files = [
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => own.test(file) && !file.includes('node_modules'))
        .map((file) => join(folder, file)),
    ),
    ...readdirSync('.').filter((file) => /\.(?:md|toml|ts|mjs)$/.test(file)),
  ];
  expect(files.length).toBeGreaterThan(500);
  const unknown = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(mention)]
      .filter(([id]) => !listed.has(id))
      .map(([id]) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
