import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHost } from '#stack/host/host.ts';
import { anyFreePort } from '#stack/ports/free-port.ts';
import { writeDocuments } from '#stack/seed/emulator-api.ts';
import { startTestStack, type TestStack } from '#stack/test-stack.ts';
import { post, snippet } from '#support/firestore-documents.ts';
import { hostileHtml, hostileText } from '#support/hostile.ts';
import { touchAll, watch } from '#support/hostile-page.ts';
import { copySite, type SiteCopy } from '#support/site-copy.ts';
import { debianChromium } from '../chromium.ts';

const scripts = Array.from({ length: 60 }, (_, n) => `<script>alert(${n})</script>`).join('');

const seed = Number(process.env.HOSTILE_SEED ?? 20261122);
const own = ['localhost', '127.0.0.1', 'www.openstreetmap.org'];
const titles = fc.sample(hostileText, { numRuns: 5, seed });
/** Five texts of 30 vectors each: a vector that swallows the markup after it spoils only its own text. */
const vectors = fc
  .sample(hostileHtml, { numRuns: 150, seed })
  .reduce<string[]>((texts, one, n) => Object.assign(texts, { [n % 5]: (texts[n % 5] ?? '') + one }), []);
const generated = Object.fromEntries(
  vectors.flatMap((content, n) => {
    const title = `Düşmən ${n} ${titles[n]}`.slice(0, 200);
    const texts = { title, content: `<p>düşmən</p>${content}`, slug: `düşmən-${n}` };
    return [
      [`blogs/generated-${n}`, { ...post, ...texts, author: title.slice(0, 120) }],
      [`codes/generated-${n}`, { ...snippet, ...texts }],
    ];
  }),
);

/** The worst documents that the rules let a teacher write, now or in the past. */
const documents = {
  ...generated,
  'blogs/long': { ...post, title: 'ə'.repeat(200), slug: 'ə'.repeat(100) },
  'blogs/too-long': { ...post, title: 'ə'.repeat(200), slug: 'ə'.repeat(200) },
  'blogs/control': { ...post, slug: 'a\u0000b' },
  'blogs/controls': {
    ...post,
    slug: 'işarələr',
    title: 'İşarə\u0007lər\u0000',
    content: '<p>a\u0001b\u0000c</p>',
  },
  'blogs/index': { ...post, slug: 'index', title: 'Index' },
  'blogs/nul-picture': { ...post, slug: 'nul', blog_image: 'http://localhost:1/images/%00.svg' },
  'blogs/climbing-picture': {
    ...post,
    slug: 'çıxan',
    blog_image: 'http://localhost:1/images/..%2f..%2ficons%2f512.svg',
  },
  'blogs/file-picture': { ...post, slug: 'fayl', blog_image: 'http://localhost:1/images/a.svg' },
  'blogs/folder-picture': { ...post, slug: 'qovluq', blog_image: 'http://localhost:1/images/a.png/b.svg' },
  'blogs/marked-up': { ...post, slug: 'çoxlu', title: 'Çoxlu', content: '<br>söz'.repeat(45_000) },
  'blogs/no-address': { ...post, slug: 'ünvansız', blog_image: 'https://[' },
  'codes/index': { ...snippet, slug: 'index', title: 'Index' },
  'codes/long': { ...snippet, slug: 'ə'.repeat(200) },
  'codes/constructor': {
    ...snippet,
    slug: 'constructor',
    title: 'constructor',
    content: '<pre><code class="language-constructor">a</code></pre>',
  },
  'blogs/policy': {
    ...post,
    slug: 'siyasət',
    title: `Siyasət ${scripts}`.slice(0, 200),
    author: `A "<style>*{color:red}</style>`,
    content: `<p>${scripts}</p><img src="https://h.example/<a>.png" alt="${scripts}<style>*{}</style>"><a href="/<b>">b</a>`,
  },
};

let stack: TestStack;
let site: SiteCopy;
let log = '';
beforeAll(async () => {
  stack = await startTestStack();
  site = copySite();
  await writeDocuments(stack.hosts.firestore, stack.projectId, new Map(Object.entries(documents)));
  const built = await site.build(stack.environment);
  log = built.log;
  expect(built.ok, log).toBe(true);
});
afterAll(async () => {
  site.remove();
  await stack.stop();
});
const read = (name: string) => readFileSync(join(site.dist, name), 'utf8');

test('[BLOG-10] content of a title, a name or a text never gets into the Content Security Policy', () => {
  const rule = /^\/blogs\/\*\n {2}Content-Security-Policy: (.*)$/m.exec(read('_headers'))?.[1] ?? '';
  expect(rule.match(/'sha256-/g)?.length).toBeLessThan(10);
  expect(rule.length).toBeLessThan(2_000);
});

test('no attribute of any page contains an unescaped <', () => {
  const pages = readdirSync(site.dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(40);
  for (const name of pages) {
    // The text of scripts and styles is not markup. After its removal only tags and escaped text remain.
    const markup = read(name).replace(/(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, '$1');
    expect(markup.match(/<[a-z!/](?:[^<>"]|"[^"<]*")*(?:"[^"<]*)?<.{0,60}/i)?.[0], name).toBeUndefined();
  }
  expect(read('blogs/siyasət.html')).toContain('og:title" content="Siyasət &lt;script>alert(0)');
});

test('[CMS-4] no document stops the build: one that cannot become a page is left out, and a warning names it', () => {
  const at = (name: string) => existsSync(join(site.dist, `${name}.html`));
  for (const slug of ['ə'.repeat(100), 'işarələr', 'nul', 'çıxan', 'fayl', 'qovluq'])
    expect(at(`blogs/${slug}`), slug).toBe(true);
  expect(at('code/css/constructor')).toBe(true);
  for (const left of ['blogs/too-long', 'blogs/control', 'codes/long'])
    expect(log).toContain(`Firestore document ${left} is left out: "slug"`);
  expect(log).toContain('Firestore document blogs/no-address is left out: "blog_image"');
  expect(log).toContain('Post "Çoxlu" has more markup than a page can have');
  expect(read('blogs/çoxlu.html')).toContain('<p>söz söz söz');
  expect(log).toContain('The address "index" would hide the list of posts. "Index" is built as "index-2".');
  expect(log).toContain('The address "index" would hide the list of css snippets.');
  for (const folder of ['blogs', 'code/css']) {
    expect(at(`${folder}/index`)).toBe(false);
    expect(at(`${folder}/index-2`)).toBe(true);
  }
  // Their own picture has no safe file name, so they share the section's picture.
  for (const slug of ['nul', 'çıxan', 'qovluq'])
    expect(read(`blogs/${slug}.html`)).toMatch(/og:image" content="[^"]*\/share\/blogs\.png"/);
  expect(existsSync(join(site.dist, 'share/a.png'))).toBe(true);
});

test('[READ-2] feed, sitemap and JSON-LD stay well-formed with any content of the posts', () => {
  for (const file of ['rss.xml', 'sitemap-0.xml']) {
    expect(XMLValidator.validate(read(file)), file).toBe(true);
    expect(read(file), file).not.toMatch(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u);
  }
  const { document } = new JSDOM(read('blogs/işarələr.html')).window;
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(data)['@graph'][0].headline).toBe('İşarələr');
});

test(`[BLOG-10] no hostile content runs in a browser (HOSTILE_SEED=${seed})`, async () => {
  const port = await anyFreePort();
  const host = await startHost({ folder: site.dist, netlifyToml: 'netlify.toml', port, log: () => {} });
  const browser = await chromium.launch({
    ...(existsSync(debianChromium) && { executablePath: debianChromium }),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    const done = await watch(page, own);
    const pages = vectors.flatMap((_, n) => [`/blogs/düşmən-${n}`, `/code/css/düşmən-${n}`]);
    for (const address of [...pages, '/blogs', '/', '/code/css', '/search?searchItem=düşmən']) {
      const answer = await page.goto(`${host.url}${address}`);
      expect(answer?.status(), address).toBe(200);
      await touchAll(page, 'main');
      expect(await done(), address).toEqual([]);
    }
    // The results are shown, and titles appear as plain text.
    await page.locator('main a', { hasText: 'Düşmən' }).first().waitFor();
    await touchAll(page, 'main');
    expect(await done()).toEqual([]);
    expect(refused).toEqual([]);
  } finally {
    await browser.close();
    await host.stop();
  }
}, 120_000);
