import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { XMLValidator } from 'fast-xml-parser';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTranscript } from '#features/videos/transcript.ts';
import { startHost } from '#stack/host/host.ts';
import { anyFreePort } from '#stack/ports/free-port.ts';
import { readContent, readVideoTexts } from '#stack/seed/content.ts';
import { writeDocuments } from '#stack/seed/emulator-api.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { startTestStack, type TestStack } from '#stack/test-stack.ts';
import { post, snippet } from '#support/firestore-documents.ts';
import { hostileDocuments, seed, vectors } from '#support/hostile-documents.ts';
import { touchAll, watch } from '#support/hostile-page.ts';
import { copySite, type SiteCopy } from '#support/site-copy.ts';
import { debianChromium } from '../chromium.ts';

const own = ['localhost', '127.0.0.1', 'www.openstreetmap.org'];
const wrongExercise = 'content/exercises/frontend/sayğac-düyməsi.md';
const hugeContent = '<p>uzun <b>mətn</b> Salam</p>'.repeat(17_000);

describe('posts and snippets of Firestore', () => {
  let stack: TestStack;
  let site: SiteCopy;
  let log = '';
  const write = (documents: Record<string, FirestoreData>) =>
    writeDocuments(stack.hosts.firestore, stack.projectId, new Map(Object.entries(documents)));
  const drawn = (width: number, height: number, format: 'webp' | 'jpeg') =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .toFormat(format)
      .toBuffer();
  const bucket = () =>
    `http://${stack.hosts.storage}/v0/b/${stack.environment.PUBLIC_FIREBASE_STORAGE_BUCKET}/o`;
  const stored = (name: string) => `${bucket()}/blog-images%2F${name}?alt=media`;
  const owner = { authorization: 'Bearer owner' };
  async function upload(name: string, bytes: Buffer): Promise<void> {
    const type = 'content-type: application/octet-stream\r\n\r\n';
    const parts = ['--kodyol-part\r\n', type, '{}', '\r\n--kodyol-part\r\n', type, new Uint8Array(bytes)];
    const answer = await fetch(`${bucket()}?name=blog-images%2F${name}`, {
      method: 'POST',
      headers: {
        ...owner,
        'content-type': 'multipart/related; boundary=kodyol-part',
        'x-goog-upload-protocol': 'multipart',
      },
      body: new Blob([...parts, '\r\n--kodyol-part--']),
    });
    expect(answer.ok, await answer.text()).toBe(true);
  }
  beforeAll(async () => {
    stack = await startTestStack();
    site = copySite();
    await upload('cover.webp', await drawn(1600, 900, 'webp'));
    await upload('inside.jpg', await drawn(600, 900, 'jpeg'));
    // A few bytes that are 268 million pixels.
    await upload('bomb.webp', await drawn(16_383, 16_383, 'webp'));
    await write({
      ...hostileDocuments,
      'blogs/planned': {
        ...post,
        slug: 'sirliplan',
        title: 'Sirliplan',
        content: '<p>Sirliplan.</p>',
        hashtags: ['sirliplan'],
        series: 'Sirliplan',
        time: new Date(Date.now() + 3_600_000),
      },
      'codes/planned': {
        ...snippet,
        slug: 'sirliplan',
        title: 'Sirliplan',
        time: new Date(Date.now() + 3_600_000),
      },
      'blogs/no-title': { ...post, title: '', slug: 'adsız' },
      'blogs/no-slug': { ...post, slug: '' },
      'blogs/bad-picture': { ...post, slug: 'şəkilsiz', blog_image: 'javascript:alert(1)' },
      'blogs/other-port': {
        ...post,
        slug: 'portlu',
        blog_image: 'http://localhost:1/images/covers/git.svg',
      },
      'blogs/stored': {
        ...post,
        slug: 'şəkilli',
        title: 'Şəkilli',
        blog_image: stored('cover.webp'),
        content: `<p>Salam <img src="${stored('inside.jpg')}" alt="şəkil"></p>`,
      },
      'blogs/gone-picture': {
        ...post,
        slug: 'itmiş',
        title: 'İtmiş',
        blog_image: stored('gone.webp'),
      },
      'blogs/bombs': {
        ...post,
        slug: 'bomba',
        title: 'Bomba',
        content: [1, 2, 3].map((n) => `<img src="${stored('bomb.webp')}&n=${n}" alt="">`).join(''),
      },
      'videoIndex/free-1': {
        videos: { uzun: { title: 'Uzunluqlu', hashtags: ['frontend'], duration: 754 } },
        last: 'uzun',
      },
      'blogs/clash': { ...post, slug: 'git', title: 'Git yenə' },
      'blogs/hostile': {
        ...post,
        slug: 'düşmən',
        title: '</title><script>alert(1)</script>',
        content:
          '<p>Salam<img src=x onerror=alert(2)></p><script>alert(3)</script><iframe src="https://evil.example"></iframe>',
      },
      'blogs/huge': { ...post, slug: 'nəhəng', title: 'Nəhəng', content: hugeContent },
      'blogs/deep': { ...post, slug: 'dərin', content: '<div>dərin '.repeat(20_000) },
      'codes/bad-language': { ...snippet, codeName: 'python' },
      'codes/deep': { ...snippet, slug: 'a/b' },
      'codes/clash': { ...snippet, slug: 'grid-ilə-çevik-kart-toru', title: 'Grid yenə' },
      'codes/same-in-js': { ...snippet, codeName: 'js', slug: 'grid-ilə-çevik-kart-toru' },
      'codes/hostile': {
        ...snippet,
        slug: 'düşmən',
        content:
          '<pre data-playground="css" onclick="alert(1)"><code class="language-css">a{}</code></pre><script>alert(2)</script>',
      },
      // More than one page of 10 documents, to prove that the query reads the following pages.
      ...Object.fromEntries(
        Array.from({ length: 12 }, (_, n) => [
          `blogs/many-${n}`,
          { ...post, slug: `çox-${n}`, title: `Çox ${n}` },
        ]),
      ),
    });
    const exercise = join(site.dir, wrongExercise);
    writeFileSync(exercise, readFileSync(exercise, 'utf8').replace('video-frontend-05', 'yoxdur'));
    const built = await site.build(stack.environment);
    log = built.log;
    expect(built.ok, built.log).toBe(true);
  });
  afterAll(async () => {
    site.remove();
    await stack.stop();
  });
  const read = (name: string) => readFileSync(join(site.dist, name), 'utf8');
  const page = (name: string) => read(`blogs/${name}.html`);

  test('[CMS-3] are built together with those of Git, also beyond the first page of the query', () => {
    for (const slug of ['git', 'çox-0', 'çox-11', 'blender-də-ilk-model-armudu-stəkan'])
      expect(page(slug)).toContain('<article');
    // 9 posts of Git, 9 of the seed, 20 of this test and 16 hostile ones.
    expect(read('blog-list/1.html')).toContain('54 yazı');
  });

  test('[LEARN-6] [LEARN-11] no file has a line of a transcript or a material', async () => {
    const said = [...readVideoTexts('transcripts').values()].flatMap((text) => readTranscript(text).lines);
    const written = [...readVideoTexts('materials').values()]
      .flatMap((html) => JSDOM.fragment(html).textContent?.split('\n') ?? [])
      .filter((line) => line.length > 20);
    const lines = [...said.map(({ text }) => text), ...written];
    expect(written.length).toBeGreaterThan(10);
    const files = readdirSync(site.dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(html|js|json|xml|txt|pack|md)$/.test(file))
      .map((file) => ({ file, text: read(file) }));
    const having = (words: string) =>
      files.filter(({ text }) => text.includes(words)).map(({ file }) => file);
    expect(lines.length).toBeGreaterThan(150);
    // Titles of posts must be found: it proves that the search reads what the build has taken from Firestore.
    expect(having('Çox 11')).not.toEqual([]);
    for (const text of lines) expect(having(text), text).toEqual([]);
  });

  test('[START-2] [VIDEO-9] guests read titles and lengths of free videos; no file has the address of a video', () => {
    const videos = readContent('videos');
    const files = readdirSync(site.dist, { recursive: true, encoding: 'utf8' })
      // An author may show a video in a post.
      .filter((file) => /\.(html|js|json|xml|txt|pack|md)$/.test(file) && !file.includes('blogs/'))
      .map((file) => ({ file, text: read(file) }));
    const having = (words: string) =>
      files.filter(({ text }) => text.includes(words)).map(({ file }) => file);
    const free = videos.filter(({ demo }) => demo === 'true');
    for (const { title } of free) expect(having(title), title).not.toEqual([]);
    for (const { url } of videos) expect(having(url), url).toEqual([]);
    const { document } = new JSDOM(read('lessons/frontend/videos.html')).window;
    const listed = [...document.querySelectorAll('[data-section=free] li')].map(
      ({ textContent }) => textContent,
    );
    expect(listed[0]).toBe('HTML və CSS ilə ilk səhifəmiz');
    expect(listed.at(-1)).toBe('Uzunluqlu0:12:34');
  });

  test('[LEARN-13] an exercise whose video the course does not have is named, and stands under no video', () => {
    expect(log).toContain(`${wrongExercise}: the course has no video "yoxdur"`);
    const tasks = read('lessons/frontend/videos.html');
    expect(tasks).toContain('data-video="video-frontend-01"');
    expect(tasks).not.toContain('data-video="yoxdur"');
  });

  test('[SCHOOL-5] what is planned for later is in no file of the site: no page, list, feed, index, map or picture', () => {
    const files = readdirSync(site.dist, { recursive: true, withFileTypes: true }).filter((it) =>
      it.isFile(),
    );
    const named = files.map(({ parentPath, name }) => join(parentPath, name));
    expect(named.filter((name) => name.includes('sirliplan'))).toEqual([]);
    expect(named.filter((name) => /sirliplan/i.test(readFileSync(name, 'utf8')))).toEqual([]);
  });

  test('[CMS-4] a post of half a megabyte is built whole; of extremely deep HTML the words remain', () => {
    const { document } = new JSDOM(page('nəhəng')).window;
    expect(document.title).toBe('Nəhəng | Kodyol');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')?.length).toBeLessThan(
      250,
    );
    expect(document.querySelector('footer.by b')?.textContent).toBe('Kamran Əsgərov');
    expect(document.querySelector('.prose')?.textContent?.match(/uzun mətn/g)).toHaveLength(17_000);
    expect(page('dərin')).toContain('<p>dərin dərin');
  });

  test('[CMS-4] a malformed document is left out, and a warning names it and its field', () => {
    expect(log).toContain('Firestore document blogs/no-title is left out: "title"');
    expect(log).toContain('Firestore document blogs/no-slug is left out: "slug"');
    expect(log).toContain('Firestore document blogs/bad-picture is left out: "blog_image"');
    expect(existsSync(join(site.dist, 'blogs/adsız.html'))).toBe(false);
  });

  test('[BLOG-4] when Git has a post with the same address, the newer one gets -2', () => {
    expect(log).toContain(
      'the address "git" of "Git yenə" is taken or can\'t be served. It is built as "git-2".',
    );
    expect(page('git')).toContain('<title>Git | Kodyol</title>');
    expect(page('git-2')).toContain('<title>Git yenə | Kodyol</title>');
  });

  test('[CODE-1] [CMS-4] snippets: a warning names malformed ones; an address is unique within its language only', () => {
    expect(log).toContain('Firestore document codes/bad-language is left out: "codeName"');
    expect(log).toContain('Firestore document codes/deep is left out: "slug"');
    expect(log).toContain('It is built as "grid-ilə-çevik-kart-toru-2".');
    for (const name of [
      'css/grid-ilə-çevik-kart-toru-2',
      'js/grid-ilə-çevik-kart-toru',
      'html/semantik-teqlərlə-məqalə',
    ])
      expect(existsSync(join(site.dist, `code/${name}.html`)), name).toBe(true);
    const { document } = new JSDOM(read('code/css/düşmən.html')).window;
    expect(document.querySelectorAll('[data-playground]')).toHaveLength(1);
    expect(document.querySelector('main [onclick]')).toBeNull();
    // The one inline script is ours: it shows whether the page is saved.
    const inline = [...document.querySelectorAll('main script:not([data-src])')];
    expect(inline).toHaveLength(1);
    expect(inline[0]?.textContent).not.toContain('alert');
  });

  test('[BLOG-10] hostile HTML is not in the built page', () => {
    const { document } = new JSDOM(page('düşmən')).window;
    const scripts = [...document.querySelectorAll('script:not([type="application/ld+json"])')].map(
      ({ textContent }) => textContent,
    );
    expect(scripts.join()).not.toContain('alert');
    expect(document.querySelector('[onerror], iframe')).toBeNull();
    expect(document.title).toBe('</title><script>alert(1)</script> | Kodyol');
    expect(document.querySelector('h1')?.textContent).toBe('</title><script>alert(1)</script>');
  });

  test('[BLOG-5] a share picture on another host keeps its address', () => {
    expect(page('git-2')).toContain('<meta property="og:image" content="https://h.example/a.webp">');
  });

  test('a picture of this site becomes a path, even if it was saved with another port', () => {
    expect(page('portlu')).toContain('src="/images/covers/git.svg"');
  });

  test('[CMS-3] pictures in Storage are copied in several widths; one that does not answer keeps its address', async () => {
    const { document } = new JSDOM(page('şəkilli')).window;
    const cover = document.querySelector<HTMLImageElement>('img.cover.band');
    const widths = [...(cover?.srcset ?? '').matchAll(/(\/pictures\/\S+\.webp) (\d+)w/g)];
    expect(widths.map(([, , width]) => width)).toEqual(['480', '800', '1200']);
    for (const [, file = '', width] of widths)
      expect((await sharp(join(site.dist, file)).metadata()).width).toBe(Number(width));
    const inside = document.querySelector<HTMLImageElement>('.prose img');
    expect(inside?.getAttribute('src')).toMatch(/^\/pictures\/[\w-]+-600\.webp$/);
    expect([inside?.width, inside?.height, inside?.alt]).toEqual([600, 900, 'şəkil']);
    expect(page('itmiş')).toContain(`src="${stored('gone.webp')}"`);
    expect(page('bomba').match(/src="[^"]*bomb\.webp/g)).toHaveLength(3);
    expect(log).toContain(
      `[content] The picture ${stored('gone.webp')} is shown from Storage: Error: Storage answered 404.`,
    );
  });

  test('[BLOG-8] [CMS-3] a second build chooses the same related posts, and has copies of what Storage has lost', async () => {
    const names = ['git', 'şəkilli'];
    const before = names.map(page);
    await fetch(`${bucket()}/blog-images%2Fcover.webp`, { method: 'DELETE', headers: owner });
    expect((await fetch(stored('cover.webp'))).status).toBe(404);
    const again = await site.build(stack.environment);
    expect(again.ok).toBe(true);
    expect(again.log).not.toContain('cover.webp');
    expect(names.map(page)).toEqual(before);
    const [file = ''] = /\/pictures\/[\w-]+-480\.webp/.exec(page('şəkilli')) ?? [];
    expect((await sharp(join(site.dist, file)).metadata()).width).toBe(480);
  });

  test('[BLOG-10] content of a title, a name or a text never gets into the Content Security Policy', () => {
    const rule = /^\/blogs\/\*\n {2}Content-Security-Policy: (.*)$/m.exec(read('_headers'))?.[1] ?? '';
    expect(rule.match(/'sha256-/g)?.length).toBeLessThanOrEqual(13);
    expect(rule.length).toBeLessThan(2_000);
  });

  test('[CMS-4] no document stops the build: one that cannot become a page is left out, and a warning names it', () => {
    const at = (name: string) => existsSync(join(site.dist, `${name}.html`));
    for (const slug of ['ə'.repeat(100), 'işarələr', 'nul', 'çıxan', 'fayl', 'qovluq'])
      expect(at(`blogs/${slug}`), slug).toBe(true);
    expect(at('code/css/constructor')).toBe(true);
    for (const left of ['blogs/too-long', 'blogs/control', 'codes/long'])
      expect(log).toContain(`Firestore document ${left} is left out: "slug"`);
    expect(log).toContain('Firestore document blogs/no-address is left out: "blog_image"');
    expect(read('blogs/çoxlu.html')).toContain('<p>söz söz söz');
    // Addresses of before that Astro does not find again.
    for (const file of ['blogs/ilk-index', 'blogs/a-b', 'code/css/ilk-index', 'code/css/a-b'])
      expect(at(file), file).toBe(true);
    for (const folder of ['blogs', 'code/css']) {
      expect(at(`${folder}/index`)).toBe(false);
      expect(at(`${folder}/index-2`)).toBe(true);
    }
    // Their own picture has no safe file name, so they share the section's picture.
    for (const slug of ['nul', 'çıxan', 'qovluq'])
      expect(read(`blogs/${slug}.html`)).toMatch(/og:image" content="[^"]*\/share\/blogs\.png"/);
    expect(existsSync(join(site.dist, 'share/a.png'))).toBe(true);
  });

  test('[OPS-3] /build.json tells the panel what was left out or changed, and of which document', () => {
    const { problems } = JSON.parse(read('build.json'));
    const told = (place: string) => problems.filter((one: { place: string }) => one.place === place);
    expect(told('blogs/no-title')).toEqual([{ place: 'blogs/no-title', field: 'title', kind: 'empty' }]);
    expect(told('codes/bad-language')).toEqual([
      { place: 'codes/bad-language', field: 'codeName', kind: 'choice', value: 'html, css, js' },
    ]);
    const clash = { place: 'blogs/clash', title: 'Git yenə', kind: 'renamed', value: 'git-2' };
    expect(told('blogs/clash')).toEqual([clash]);
    expect(told('blogs/dollar')).toMatchObject([{ kind: 'renamed', value: 'a-b' }]);
    expect(told('blogs/marked-up')).toMatchObject([{ title: 'Çoxlu', kind: 'reduced' }]);
    const gone = { kind: 'picture', value: stored('gone.webp') };
    expect(told('blogs/gone-picture')).toMatchObject([gone]);
    expect(told('blogs/bombs')).toMatchObject([{ kind: 'picture', value: stored('bomb.webp') }]);
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

  test('[OPS-3] a build that fails over a file writes the file and what is wrong with it for panel and /admin', async () => {
    const file = join(site.dir, 'content/site.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/"copyrightYear": \d+/, '"copyrightYear": 20'));
    const before = Date.now();
    expect((await site.build(stack.environment, 'stopped')).ok).toBe(false);
    writeFileSync(file, text);
    // As everybody reads it.
    const answer = await fetch(
      `http://${stack.hosts.firestore}/v1/projects/${stack.projectId}/databases/(default)/documents/config/failure`,
    );
    const { fields } = await answer.json();
    expect(Date.parse(fields.at.timestampValue)).toBeGreaterThan(before);
    expect(JSON.parse(fields.problems.stringValue)).toEqual([
      { place: 'content/site.json', field: 'copyrightYear', kind: 'range', value: '≥ 1990' },
    ]);
  });

  // The last one, because nothing can be read any more. What is tried again: src/core/build/firestore-attempts.test.ts.
  test('a configured Firestore that cannot be read stops the build with one sentence', async () => {
    await closeFirestore(stack);
    const { ok, log } = await site.build(stack.environment, 'stopped');
    expect(ok).toBe(false);
    expect(log).toContain(
      'Firestore is configured but could not be read (firestore/permission-denied). Nothing is built',
    );
    expect(log).not.toContain('[content] Firestore');
    expect(existsSync(join(site.dir, 'stopped/index.html'))).toBe(false);
  });
});

/** With rules that allow nothing. */
async function closeFirestore({ hosts, projectId }: TestStack): Promise<void> {
  const content =
    "rules_version = '2'; service cloud.firestore { match /{all=**} { allow read, write: if false; } }";
  const { ok } = await fetch(`http://${hosts.firestore}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  expect(ok).toBe(true);
}
