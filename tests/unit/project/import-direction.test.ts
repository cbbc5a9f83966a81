import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  areaOf,
  areas,
  circlesIn,
  importGraph,
  importsOf,
  layers,
  problemOf,
  sourceFiles,
  targetOf,
  textOf,
} from '#support/import-rules.ts';

const files = sourceFiles();
const below = (layer: string) => files.filter((file) => file.startsWith(`${layer}/`));

test('every import is allowed for its layer and its area', () => {
  const problems = files
    .filter((file) => file.includes('/'))
    .flatMap((file) => importsOf(textOf(file)).map((name) => problemOf(file, name)));
  expect(problems.length).toBeGreaterThan(1000);
  expect(problems.filter(Boolean)).toEqual([]);
});

test('every folder inside a layer with areas is an area', () => {
  for (const layer of ['components', 'domain', 'islands', 'markup', 'messages', 'stores']) {
    for (const file of below(layer)) {
      expect(areaOf(file), `src/${file} stands in no area`).not.toBeNull();
    }
  }
});

test('areas build on each other in one direction', () => {
  const done = new Set<string>();
  const visit = (area: string, path: string[]): void => {
    expect(path, 'a circle of areas').not.toContain(area);
    if (done.has(area)) return;
    for (const other of areas[area] ?? []) visit(other, [...path, area]);
    done.add(area);
  };
  for (const area of Object.keys(areas)) visit(area, []);
});

test('no file is part of a circular import', () => {
  const graph = importGraph();
  for (const folder of ['src', 'stack', 'admin', 'tests'])
    expect([...graph.keys()].filter((file) => file.startsWith(`${folder}/`)).length, folder).toBeGreaterThan(
      20,
    );
  expect(circlesIn(graph)).toEqual([]);
});

test('stores load gateways with dynamic imports only', () => {
  for (const file of below('stores')) {
    expect(textOf(file).match(/^import (?!type )[^;]*#gateways/m), file).toBeNull();
  }
});

test('only the scripts of components read stores: what the build renders has no state', () => {
  for (const file of below('components').filter((name) => name.endsWith('.astro'))) {
    const rendered = textOf(file).replace(/<script>[\s\S]*?<\/script>/g, '');
    const stores = importsOf(rendered).filter((name) => targetOf(file, name)?.startsWith('stores/'));
    expect(stores, file).toEqual([]);
  }
});

test('the CMS imports only shared modules and stylesheets of src, and pages import nothing of the CMS', () => {
  const own = readdirSync('admin', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  expect(own.length).toBeGreaterThan(10);
  for (const file of own) {
    const named = readFileSync(join('admin', file), 'utf8').matchAll(/\bfrom '(#\w+)(?![^']*\.css)/g);
    // Of the stores the frame that runs an exercise.
    for (const [, layer] of named)
      expect(['#domain', '#messages', '#markup', '#styles', '#stores'], file).toContain(layer);
  }
  for (const file of files) {
    expect(
      importsOf(textOf(file)).filter((name) => /decap|admin\//.test(name)),
      file,
    ).toEqual([]);
  }
});

test('every layer of the rules exists', () => {
  for (const layer of Object.keys(layers)) expect(below(layer), layer).not.toEqual([]);
});
