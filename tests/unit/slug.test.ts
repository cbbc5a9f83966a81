import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { slugFromPath, slugOf } from '#domain/slug.ts';

describe('[BLOG-4] slugOf', () => {
  test.each([
    ['Git', 'git'],
    ['Grid? Flexbox? CSS düzümündə düzgün seçim', 'grid-flexbox-css-düzümündə-düzgün-seçim'],
    ['İnteryer', 'interyer'],
    ['Node.js & Express: ilk REST API', 'node.js-express-ilk-rest-api'],
    ['UI/UX  dizayn', 'ui-ux-dizayn'],
    ['Nar rəngi #9E1B32', 'nar-rəngi-9e1b32'],
    ['70% azaldan', '70-azaldan'],
    ['..//?..', ''],
    ['  ', ''],
  ])('%s → %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test('a slug is its own slug', () => {
    for (const file of readdirSync('content/blogs')) {
      const slug = file.replace(/\.md$/, '').normalize('NFC');
      expect(slugOf(slug)).toBe(slug);
    }
  });

  test('every sample title gives the address it was published under', () => {
    const posts: { title: string; slug: string }[] = JSON.parse(
      readFileSync('stack/seed/content/blogs.json', 'utf8'),
    );
    for (const { title, slug } of posts) expect(slugOf(title)).toBe(slug);
  });
});

describe('slugFromPath', () => {
  test('decodes and normalises', () => {
    expect(slugFromPath('d%C3%BCz%C3%BCm')).toBe('düzüm');
    expect(slugFromPath('du\u0308z')).toBe('düz');
  });

  test.each(['%', '%E0%A4%A', '%ff'])('%s does not decode and crashes nothing', (part) => {
    expect(slugFromPath(part)).toBeNull();
  });
});
