import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  askingRegistry,
  circlesIn,
  desks,
  features,
  importGraph,
  importsOf,
  partOf,
  parts,
  problemOf,
  statefulFiles,
  targetOf,
  textOf,
} from '#support/import-rules.ts';
import { filesIn, isGateway, isQuery, isTexts, sourceFiles } from '#support/source-files.ts';

const files = sourceFiles(/\.(?:ts|tsx|astro|css)$/);

test('every import is allowed for its part and its feature', () => {
  const problems = files.flatMap((file) => importsOf(textOf(file)).map((name) => problemOf(file, name)));
  expect(problems.length).toBeGreaterThan(1000);
  expect(problems.filter(Boolean)).toEqual([]);
});

test('every folder of src is a part, and every feature and desk is in its table', () => {
  expect(files.filter((file) => file.includes('/', 4) && partOf(file) === null)).toEqual([]);
  const named = readdirSync('src/features');
  expect(Object.keys(features).toSorted()).toEqual(named.toSorted());
  expect(Object.keys(desks).toSorted()).toEqual(
    named.filter((name) => readdirSync(`src/features/${name}`).includes('desk')).toSorted(),
  );
});

test('no row of the tables is needless', () => {
  const isUsed = (from: string, to: string) =>
    files
      .filter((file) => file.startsWith(from) && (from.endsWith('/desk/') || !file.includes('/desk/')))
      .some((file) => importsOf(textOf(file)).some((name) => targetOf(file, name)?.startsWith(to)));
  const needless = [
    ...Object.entries(features).flatMap(([name, on]) =>
      on
        .filter((other) => !isUsed(`src/features/${name}/`, `src/features/${other}/`))
        .map((other) => `${name}: ${other}`),
    ),
    ...Object.entries(desks).flatMap(([name, on]) =>
      on
        .filter((other) => !isUsed(`src/features/${name}/desk/`, `src/features/${other}/desk/`))
        .map((other) => `desk of ${name}: ${other}`),
    ),
    ...Object.keys(askingRegistry).filter(
      (file) => !importsOf(textOf(file)).some((name) => targetOf(file, name)?.startsWith('src/registry/')),
    ),
  ];
  expect(needless).toEqual([]);
});

test.each([
  ['features', features],
  ['desks', desks],
  ['parts', parts],
])('%s build on each other in one direction', (_, table: Record<string, readonly string[]>) => {
  expect(circlesIn(new Map(Object.entries(table)))).toEqual([]);
});

test('no file is part of a circular import', () => {
  // What asks the registry is asked by it.
  const graph = new Map(
    [...importGraph()].map(([file, targets]) => [
      file,
      file in askingRegistry ? targets.filter((target) => !target.startsWith('src/registry/')) : targets,
    ]),
  );
  for (const folder of ['src', 'stack', 'admin', 'tests'])
    expect([...graph.keys()].filter((file) => file.startsWith(`${folder}/`)).length, folder).toBeGreaterThan(
      20,
    );
  expect(circlesIn(graph)).toEqual([]);
});

test('gateways are loaded when they are needed: only gateways import them', () => {
  for (const file of files.filter((name) => !isGateway(name))) {
    const named = [...textOf(file).matchAll(/^import (?!type )[^;]*from '([^']+)'/gm)].map(
      ([, name = '']) => name,
    );
    expect(
      named.filter((name) => /(?:\/|-)gateway\.ts$/.test(targetOf(file, name) ?? '')),
      file,
    ).toEqual([]);
  }
});

test('what the build reads, texts, gateways and the service worker have no state', () => {
  const stateful = statefulFiles();
  const isStateless = (file: string) =>
    isTexts(file) ||
    isQuery(file) ||
    isGateway(file) ||
    file.startsWith('src/build/') ||
    file.startsWith('src/service-worker/');
  expect(stateful.size).toBeGreaterThan(150);
  expect([...stateful].filter(isStateless)).toEqual([]);
});

test('only the scripts of components have state: what the build renders has none', () => {
  const stateful = statefulFiles();
  for (const file of files.filter((name) => name.endsWith('.astro') && !name.startsWith('src/pages/'))) {
    const rendered = textOf(file).replace(/<script>[\s\S]*?<\/script>/g, '');
    const wrong = importsOf(rendered).map((name) => targetOf(file, name) ?? '');
    expect(
      wrong.filter((name) => stateful.has(name) && name.endsWith('.ts')),
      file,
    ).toEqual([]);
  }
});

test('the CMS imports no views of the site, and pages import nothing of the CMS', () => {
  const own = filesIn(['admin'], /\.tsx?$/);
  expect(own.length).toBeGreaterThan(10);
  for (const file of own) {
    const wrong = importsOf(textOf(file)).filter(
      (name) => name.startsWith('#') && /\.(?:tsx|astro)$/.test(name),
    );
    expect(wrong, file).toEqual([]);
  }
  for (const file of files) {
    expect(
      importsOf(textOf(file)).filter((name) => /decap|admin\//.test(name)),
      file,
    ).toEqual([]);
  }
});
