import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from './limits.ts';
import { isReserved, isSlug, slugFromPath, slugOf } from './slug.ts';

describe('[BLOG-4] slugOf', () => {
  test.each([
    ['Git', 'git'],
    ['Grid? Flexbox? CSS düzümündə düzgün seçim', 'grid-flexbox-css-düzümündə-düzgün-seçim'],
    ['İnteryer', 'interyer'],
    ['Node.js & Express: ilk REST API', 'node.js-express-ilk-rest-api'],
    ['UI/UX  dizayn', 'ui-ux-dizayn'],
    ['Nar rəngi #9E1B32', 'nar-rəngi-9e1b32'],
    ['70% azaldan', '70-azaldan'],
    ['İlk səhifəm: index.html', 'ilk-səhifəm-index'],
    ['index.html -.html', 'index'],
    ['jQuery-də $ işarəsi nədir?', 'jquery-də-işarəsi-nədir'],
    ['.html', 'html'],
    ['..//?..', ''],
    ['  ', ''],
  ])('%s → %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test('the slug of a slug is the same slug', () => {
    for (const file of readdirSync('content/blogs')) {
      const slug = file.replace(/\.md$/, '').normalize('NFC');
      expect(slugOf(slug)).toBe(slug);
    }
  });

  test('every sample title gives its published address', () => {
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

  test.each(['%', '%E0%A4%A', '%ff'])('%s cannot be decoded and does not throw', (part) => {
    expect(slugFromPath(part)).toBeNull();
  });
});

describe('a slug is the name of a file', () => {
  const anyTitle = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...'ƏİıÇß?- ./$~;&Σ\u0000\u202e\u030c日😀', '.html', '404', 'index'),
      fc.nat(0xffff).map((code) => String.fromCharCode(code)),
    ),
    maxLength: 300,
  });

  test('for any title the slug is stable, has at most 200 bytes and only characters that are valid in addresses and file names', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        const slug = slugOf(title);
        expect(slugOf(slug)).toBe(slug);
        expect(new TextEncoder().encode(slug).length).toBeLessThanOrEqual(limits.slug);
        expect(slug).not.toMatch(/[\p{Cc}\p{Cs}\s/\\?#%]|^[.-]|[.-]$/u);
        expect(slugFromPath(encodeURIComponent(slug))).toBe(slug);
        // How Astro finds the page of an address: it decodes it so, and cuts an ending off twice.
        const { pathname } = new URL(`/blogs/${slug}.html`, 'https://kodyol.example');
        expect(
          decodeURI(pathname)
            .replace(/\.html$/, '')
            .replace(/\.html$/, ''),
        ).toBe(`/blogs/${slug}`);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a long title is cut between two characters', () => {
    expect(slugOf('ə'.repeat(200))).toBe('ə'.repeat(100));
    expect(slugOf(`a${'ə'.repeat(200)}`)).toBe(`a${'ə'.repeat(99)}`);
    expect(slugOf(`${'a'.repeat(198)}😀b`)).toBe('a'.repeat(198));
    expect(slugOf(`${'a'.repeat(199)} bu qalmır`)).toBe('a'.repeat(199));
  });

  test('control characters and lone surrogates are removed', () => {
    expect(slugOf('a\u0000b\u001f\ud800c\uffff')).toBe('abc');
    expect(slugOf('a\tb\nc')).toBe('a-b-c');
  });

  test('only the address of a list is reserved', () => {
    expect(isReserved('index')).toBe(true);
    expect(isReserved('index-2')).toBe(false);
  });

  test('a document may have the slug of any title, or one of before, that becomes one', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        expect(isSlug(slugOf(title))).toBe(slugOf(title) !== '');
      }),
    );
    for (const [old, slug] of Object.entries({ a$b: 'a-b', 'a.html': 'a', 'index.html.html': 'index' })) {
      expect(isSlug(old), old).toBe(true);
      expect(slugOf(old)).toBe(slug);
    }
    for (const other of ['', 'A', 'a b', 'a/b', 'a-', '.a', 'a#', '$', '.html', 'ə'.repeat(101)])
      expect(isSlug(other), other).toBe(false);
  });
});
