import { readFileSync } from 'node:fs';
import { getRssString } from '@astrojs/rss';
import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Site } from '#core/installation/site.ts';
import { printable } from '#core/words/letters.ts';
import { slugOf } from '#core/words/slug.ts';
import { PostDocument } from '#features/posts/post.ts';
import { postParts } from '#features/posts/post-parts.ts';
import { SnippetDocument } from '#features/snippets/snippet.ts';
import { snippetParts } from '#features/snippets/snippet-parts.ts';
import { hostileHtml, hostileText } from '#support/hostile.ts';
import { mergeSources } from './merge-sources.ts';

const siteUrl = 'https://kodyol.example';
const site = v.parse(Site, JSON.parse(readFileSync('content/site.json', 'utf8')));

/** Everything that a document of `blogs` or `codes` can contain, also if it was written without the rules. */
const letters = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...'aə İıß?/\\#%&<>"\'`{}.-_~|^[]:;=@,!*()\u0000\u0007\u0085\u00a0\u202e\u2028\ufeff\ufffe\uffff\ud800\udc00😀日\u0316',
    ),
    fc.nat(0xffff).map((code) => String.fromCharCode(code)),
  ),
  minLength: 1,
  maxLength: 200,
});
const slug = fc.oneof(
  letters,
  fc.constantFrom(
    'ə'.repeat(200),
    'ə'.repeat(100),
    'index',
    'index.html',
    'a.html',
    '..',
    'a\u0000b',
    'CON',
    '__proto__',
    'constructor',
    'a..b',
    '$&',
    'a$b',
    'a.html',
    'a$.html.html',
    '404',
    '%00',
  ),
);
const pictureEnd = fc.oneof(
  letters,
  fc.constantFrom(
    '[',
    'a:99999/',
    `${siteUrl.slice(8)}/images/%00.svg`,
    `${siteUrl.slice(8)}/images/..%2f..%2fa.svg`,
    '/images/a.png/b.svg',
    '%zz.svg',
    'a@b:c',
  ),
);
const picture = fc
  .tuple(fc.constantFrom('https://', 'http://', '/', ''), pictureEnd)
  .map((parts) => parts.join(''));
const title = fc.oneof(letters, hostileText);
const content = fc.oneof(
  hostileHtml,
  letters,
  fc.constantFrom('<div>'.repeat(20_000), '<br>'.repeat(50_000), '\ud800', 'a\u0316'.repeat(9_000)),
);
const time = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
const common = { id: fc.constant('one'), title, content, slug, time };
const post = fc.record({
  ...common,
  author: title,
  author_image: fc.oneof(fc.constant(''), picture),
  blog_image: picture,
  hashtags: fc.array(fc.oneof(letters, fc.constantFrom('css', 'constructor', '__proto__', '\ud800')), {
    maxLength: 3,
  }),
});
const good = {
  author: 'Ad Soyad',
  author_image: '',
  blog_image: 'https://h.example/a.webp',
  hashtags: ['css'],
  slug: 'a',
  title: 'A',
};
/** Mostly one strange field at a time: with several, the first problem would hide the others. */
const oneStrange = fc
  .tuple(
    post,
    fc.constantFrom(
      'title',
      'content',
      'slug',
      'author',
      'author_image',
      'blog_image',
      'hashtags',
      'time',
      'all',
    ),
  )
  .map(([all, field]) =>
    field === 'all' ? all : { ...all, ...good, content: '<p>a</p>', [field]: all[field as keyof typeof all] },
  );

describe('[CMS-4] every document can be built completely, or is reported as malformed', () => {
  test('posts', async () => {
    let built = 0;
    await fc.assert(
      fc.asyncProperty(oneStrange, async (document) => {
        const parsed = v.safeParse(PostDocument, document);
        if (!parsed.success) {
          expect(parsed.issues[0].path?.[0].key).toBeTypeOf('string');
          return;
        }
        built++;
        const [item] = mergeSources('blogs', [parsed.output]);
        if (!item) throw new Error('merge lost it');
        const parts = postParts(item, site, siteUrl);
        expect(Buffer.byteLength(`${item.slug}.html`)).toBeLessThan(255);
        expect(slugOf(item.slug)).toBe(item.slug);
        expect(item.slug).not.toBe('index');
        expect(JSON.parse(parts.structured)['@graph']).toHaveLength(2);
        expect(parts.structured).not.toContain('<');
        expect(new URL(parts.picture).pathname).not.toContain('/../');
        const feed = printable(
          await getRssString({
            title: 'a',
            description: 'b',
            site: siteUrl,
            items: [parts.feed],
            xmlns: { dc: 'd', media: 'm' },
          }),
        );
        expect(XMLValidator.validate(feed)).toBe(true);
      }),
      { numRuns: 400 },
    );
    expect(built, 'the generator makes documents that can be built').toBeGreaterThan(100);
  }, 60_000);

  test('snippets', async () => {
    let built = 0;
    const snippet = fc
      .tuple(
        fc.record({ ...common, codeName: fc.constantFrom('html', 'css', 'js', 'python') }),
        fc.constantFrom('title', 'content', 'slug', 'codeName', 'all'),
      )
      .map(([all, field]) =>
        field === 'all'
          ? all
          : {
              ...all,
              title: 'A',
              slug: 'a',
              codeName: 'css',
              content: '<p>a</p>',
              [field]: all[field as keyof typeof all],
            },
      );
    await fc.assert(
      fc.asyncProperty(snippet, async (document) => {
        const parsed = v.safeParse(SnippetDocument, document);
        if (!parsed.success) return;
        built++;
        const [item] = mergeSources('codes', [parsed.output]);
        if (!item) throw new Error('merge lost it');
        const { structured } = snippetParts(item, siteUrl);
        expect(structured).not.toContain('<');
      }),
      { numRuns: 300 },
    );
    expect(built).toBeGreaterThan(50);
  }, 60_000);
});
