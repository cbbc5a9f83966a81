import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { areas } from '#support/import-rules.ts';

// Checks the rules of CONTRIBUTING.md about stylesheets.

const sheets = readdirSync('src/styles', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({
    name,
    text: readFileSync(join('src/styles', name), 'utf8').replace(/\/\*.*?\*\//gs, ''),
  }));
/** Few pages need what is in `tokens/` for their first paint. */
const isTokens = (name: string) => name === 'tokens.css' || name.startsWith('tokens/');
const besidesTokens = sheets.filter(({ name }) => !isTokens(name));

/** Lines that match a pattern, with their file names; all stylesheets except those of tokens. */
const linesWith = (pattern: RegExp): string[] =>
  besidesTokens.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );

/** Layouts change at these widths only; the partners' carousel also at the two widths of HOME-4. */
const breakpoints = ['40rem', '48rem', '64rem', '80rem', '90rem'];
const partners = ['567px', '767px'];

describe('only tokens.css and tokens/ hold', () => {
  test('colours; only masks may use black, for the visible area', () => {
    const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab|lch)a?\(/i;
    expect(linesWith(colour).filter((line) => !/mask:.*#000/.test(line))).toEqual([]);
  });

  test('times; 1ms is an instant', () => {
    expect(
      linesWith(/(?:animation|transition|delay|duration)\b.*(?<![\w.-])(?!0s|1ms)\d*\.?\d+m?s\b/),
    ).toEqual([]);
  });

  test('font sizes; 1rem is allowed, because it is the size that the reader has chosen', () => {
    expect(linesWith(/\bfont(?:-size)?:[^;]*?(?<![\w.])(?!1rem)\d*\.?\d+(?:rem|px)/)).toEqual([]);
  });

  test('layers; z-index 1 is allowed, to put an element above its neighbour', () => {
    expect(linesWith(/z-index:(?!\s*(?:1;|auto|var\())/)).toEqual([]);
  });
});

test('every token is used', () => {
  const tokens = sheets
    .filter(({ name }) => isTokens(name))
    .flatMap(({ text }) => [...text.matchAll(/^\s*(--[\w-]+):/gm)]);
  expect(tokens.length).toBeGreaterThan(50);
  const sources = ['src', 'admin'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:css|astro|ts|tsx|svg)$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const unused = tokens
    .map(([, name = '']) => name)
    .filter((name) => !sources.some((text) => text.includes(`var(${name}`)));
  expect([...new Set(unused)]).toEqual([]);
});

test('layouts change at a few widths, each written in the same way', () => {
  const queries = besidesTokens.flatMap(({ name, text }) =>
    [...text.matchAll(/@(?:media|container)([^{]*width[^{]*)\{/g)].map(([, query = '']) => ({ name, query })),
  );
  expect(queries.length).toBeGreaterThan(30);
  for (const { name, query } of queries) {
    expect(query, `${name}: (width >= …), (width < …)`).not.toMatch(/(?:min|max)-width/);
    for (const [length] of query.matchAll(/[\d.]+(?:rem|px|em)/g)) {
      const allowed = name === 'home/later.css' ? [...breakpoints, ...partners] : breakpoints;
      expect(allowed, `${name}: ${query.trim()}`).toContain(length);
    }
  }
});

test('a class belongs to one area or to styles/shared/', () => {
  // Print, forced colours and view transitions have one stylesheet each for all areas.
  const aboutEverything = /\/(?:print|forced-colors)\.css$/;
  const owners = new Map<string, Set<string>>();
  for (const { name, text } of besidesTokens.filter((sheet) => !aboutEverything.test(sheet.name))) {
    for (const [, selector = ''] of text.matchAll(/([^{};]+)\{/g)) {
      for (const [, word = ''] of selector.matchAll(/\.([a-zA-Z][\w-]*)/g)) {
        const areasOf = owners.get(word) ?? new Set();
        owners.set(word, areasOf.add(name.split('/')[0] ?? ''));
      }
    }
  }
  expect(owners.size).toBeGreaterThan(200);
  const strays = [...owners].filter(([, found]) => {
    if (found.has('shared')) return false;
    return ![...found].some((owner) =>
      [...found].every((one) => one === owner || areas[one]?.includes(owner)),
    );
  });
  expect(strays.map(([word, found]) => `.${word}: ${[...found].join(', ')}`)).toEqual([]);
});
