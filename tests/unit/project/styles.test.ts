import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Checks the rules of CONTRIBUTING.md about styles: those of src/styles, and those that stand beside a component or in it.

const files = globSync('src/**/*.{css,astro}').sort();
const sheets = files.map((name) => {
  const file = readFileSync(name, 'utf8');
  const css = name.endsWith('.css') ? file : [...file.matchAll(/<style is:global>(.*?)<\/style>/gs)].join('');
  return { name, text: css.replace(/\/\*.*?\*\//gs, '') };
});
const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const besidesTokens = sheets.filter(({ name }) => !name.endsWith('/tokens.css'));

/** Lines that match a pattern, with their file names; all styles except the tokens. */
const linesWith = (pattern: RegExp): string[] =>
  besidesTokens.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );

test('styles of components are among those that are checked', () => {
  expect(sheets.filter(({ text }) => text !== '').length).toBeGreaterThan(70);
});

describe('only tokens.css holds', () => {
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

test('what unfolds has a sign: the reset takes the browser’s away', () => {
  const unfolding = globSync('src/**/*.{astro,tsx}').flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(/<details.*?<\/summary>/gs)].map(([text]) => ({ name, text })),
  );
  expect(unfolding.length).toBeGreaterThan(15);
  expect(unfolding.filter(({ text }) => !/unfolds|<Icon /.test(text))).toEqual([]);
});

test('every token is used', () => {
  const names = new Set([...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(50);
  const sources = globSync('{src,admin}/**/*.{css,astro,ts,tsx,svg}').map((name) =>
    readFileSync(name, 'utf8'),
  );
  expect(
    [...names].filter((name) => !sources.some((text) => new RegExp(`var\\(${name}\\b`).test(text))),
  ).toEqual([]);
});

test('layouts change at a few widths, each written in the same way', () => {
  // The two of the partners' carousel are those of HOME-4.
  const widths = /^(?:40|48|64|80|90)rem$/;
  const wrong = besidesTokens.flatMap(({ name, text }) =>
    [...text.matchAll(/@(?:media|container)([^{]*width[^{]*)\{/g)]
      .map(([, query = '']) => query.trim())
      .filter(
        (query) =>
          /(?:min|max)-width/.test(query) ||
          (query.match(/[\d.]+(?:rem|px|em)/g) ?? []).some(
            (length) =>
              !widths.test(length) && !(name.endsWith('/Partners.astro') && /^[57]67px$/.test(length)),
          ),
      )
      .map((query) => `${name}: ${query}`),
  );
  expect(wrong).toEqual([]);
});

test('a class has one owner: only one component styles it by itself, others where it stands in theirs', () => {
  // What paper does not show, and what forced colours take away, stands in one list each.
  const owned = besidesTokens.filter(({ name }) => !/\/(?:print|forced-colors)\.css$/.test(name));
  const owners = new Map<string, Set<string>>();
  for (const { name, text } of owned)
    for (const [, selectors = ''] of text.replace(/\([^()]*\)/g, '').matchAll(/([^{};]+)\{/g))
      for (const [, word = ''] of selectors.matchAll(/(?:^|,)\s*\.([\w-]+)(?=\s*(?:,|$))/g))
        owners.set(word, (owners.get(word) ?? new Set()).add(name.replace(/\.\w+$/, '')));
  expect(owners.size).toBeGreaterThan(200);
  const shared = [...owners].filter(([, names]) => names.size > 1);
  expect(shared.map(([word, names]) => `.${word}: ${[...names].join(', ')}`)).toEqual([]);
});
