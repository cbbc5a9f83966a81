import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

describe('a wrong import is detected', () => {
  test.each([
    ['a layer above, by alias', 'domain/blog/post.ts', '#messages/blog/blog.ts'],
    ['a layer above, by a relative path', 'domain/blog/post.ts', '../../messages/blog/blog.ts'],
    ['another area, by alias', 'stores/blog/unbuilt-post.ts', '#stores/code/unbuilt-snippet.ts'],
    ['another area, by a relative path', 'islands/mail/OrderForm.tsx', '../videos/Player.tsx'],
    ['another area of another layer', 'components/mail/OrderFeatures.astro', '#islands/panel/List.css'],
    ['an area from what all share', 'components/shared/Icon.astro', '#domain/courses/course.ts'],
    ['a stylesheet of another area', 'components/blog/PostCard.css', '../portfolio/Portfolio.css'],
    ['a package of another layer', 'islands/videos/Player.tsx', 'firebase/auth'],
    ['a layer without a rule', 'helpers/text.ts', '#domain/shared/slug.ts'],
  ])('%s', (_, file, name) => {
    expect(problemOf(file, name)).not.toBeNull();
  });

  test.each([
    ["import type { Post } from '#domain/blog/post.ts';", '#domain/blog/post.ts'],
    ["const part = () => import('./Part.tsx');", './Part.tsx'],
    ["  import './toc.client.ts';", './toc.client.ts'],
    ['@import "./layers.css";', './layers.css'],
    ["import {\n  a,\n} from '../b.ts';", '../b.ts'],
  ])('whatever kind of import it is: %s', (text, name) => {
    expect(importsOf(text)).toEqual([name]);
  });
});

test('no file is part of a circular import', () => {
  const graph = importGraph();
  for (const folder of ['src', 'stack', 'admin', 'tests'])
    expect([...graph.keys()].filter((file) => file.startsWith(`${folder}/`)).length, folder).toBeGreaterThan(
      20,
    );
  expect(circlesIn(graph)).toEqual([]);
});

test('a circular import is detected', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['c']],
  ]);
  expect(circlesIn(graph)).toEqual(['a → b → c → a']);
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
    for (const [, layer] of named)
      expect(['#domain', '#messages', '#markup', '#styles'], file).toContain(layer);
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
