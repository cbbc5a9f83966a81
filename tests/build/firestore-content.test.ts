import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { writeDocuments } from '#stack/seed/emulator-api.ts';
import { startTestStack, type TestStack } from '#stack/test-stack.ts';
import { post, snippet } from '#support/firestore-documents.ts';
import { copySite, type SiteCopy } from '#support/site-copy.ts';

const hugeContent = '<p>uzun <b>mətn</b> Salam</p>'.repeat(17_000);

describe('posts and snippets of Firestore', () => {
  let stack: TestStack;
  let site: SiteCopy;
  let log = '';
  beforeAll(async () => {
    stack = await startTestStack();
    site = copySite();
    await writeDocuments(
      stack.hosts.firestore,
      stack.projectId,
      new Map(
        Object.entries({
          'blogs/no-title': { ...post, title: '', slug: 'adsız' },
          'blogs/no-slug': { ...post, slug: '' },
          'blogs/bad-picture': { ...post, slug: 'şəkilsiz', blog_image: 'javascript:alert(1)' },
          'blogs/other-port': {
            ...post,
            slug: 'portlu',
            blog_image: 'http://localhost:1/images/covers/git.svg',
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
          // More than one page of 50 documents, to prove that the query reads the following pages.
          ...Object.fromEntries(
            Array.from({ length: 60 }, (_, n) => [
              `blogs/many-${n}`,
              { ...post, slug: `çox-${n}`, title: `Çox ${n}` },
            ]),
          ),
        }),
      ),
    );
    const built = await site.build(stack.environment);
    log = built.log;
    expect(built.ok, built.log).toBe(true);
  });
  afterAll(async () => {
    site.remove();
    await stack.stop();
  });
  const page = (name: string) => readFileSync(join(site.dist, 'blogs', `${name}.html`), 'utf8');

  test('[CMS-3] are built together with those of Git, also beyond the first page of the query', () => {
    for (const slug of ['git', 'çox-0', 'çox-59', 'blender-də-ilk-model-armudu-stəkan'])
      expect(page(slug)).toContain('<article');
    // 9 posts of Git, 9 of the seed, 65 of this test.
    expect(readFileSync(join(site.dist, 'blog-list/1.html'), 'utf8')).toContain('83 yazı');
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
    expect(log).toContain('"Git yenə", the newer one, is built as "git-2".');
    expect(page('git')).toContain('<title>Git | Kodyol</title>');
    expect(page('git-2')).toContain('<title>Git yenə | Kodyol</title>');
  });

  test('[CODE-1] [CMS-4] snippets: a warning names malformed ones; an address is unique within its language only', () => {
    expect(log).toContain('Firestore document codes/bad-language is left out: "codeName"');
    expect(log).toContain('Firestore document codes/deep is left out: "slug"');
    expect(log).toContain('"Grid yenə", the newer one, is built as "grid-ilə-çevik-kart-toru-2".');
    for (const name of [
      'css/grid-ilə-çevik-kart-toru-2',
      'js/grid-ilə-çevik-kart-toru',
      'html/semantik-teqlərlə-məqalə',
    ])
      expect(existsSync(join(site.dist, `code/${name}.html`)), name).toBe(true);
    const { document } = new JSDOM(readFileSync(join(site.dist, 'code/css/düşmən.html'), 'utf8')).window;
    expect(document.querySelectorAll('[data-playground]')).toHaveLength(1);
    expect(document.querySelector('main [onclick], main script:not([src], [type=module])')).toBeNull();
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

  test('[BLOG-8] two builds choose the same related posts', async () => {
    const before = page('git');
    const { ok } = await site.build(stack.environment);
    expect(ok).toBe(true);
    expect(page('git')).toBe(before);
  });
});

/** The configuration of a site whose Firestore is at `host`. */
const configured = (host: string) => ({
  PUBLIC_FIREBASE_API_KEY: 'k',
  PUBLIC_FIREBASE_AUTH_DOMAIN: 'd',
  PUBLIC_FIREBASE_PROJECT_ID: 'demo-kodyol',
  PUBLIC_FIREBASE_STORAGE_BUCKET: 'b',
  PUBLIC_FIREBASE_MESSAGING_SENDER_ID: '0',
  PUBLIC_FIREBASE_APP_ID: 'a',
  PUBLIC_FIREBASE_AUTH_EMULATOR: '127.0.0.1:11',
  PUBLIC_FIREBASE_FIRESTORE_EMULATOR: host,
  PUBLIC_FIREBASE_STORAGE_EMULATOR: '127.0.0.1:13',
});

/** A server that handles every request with `answer`, until the test ends. @returns its host and port */
async function standIn(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

describe.concurrent('a configured Firestore that cannot be read stops the build with one sentence', () => {
  test.for([
    // A port without a listener.
    ['unreachable', 'unavailable', null],
    [
      'closed to the build',
      'permission-denied',
      (_request, response) => {
        response.writeHead(403, { 'content-type': 'application/json' });
        response.end(
          '[{"error":{"code":403,"message":"Missing or insufficient permissions.","status":"PERMISSION_DENIED"}}]',
        );
      },
    ],
    // The timeout is 15 seconds (gateways/firebase/with-timeout.ts).
    ['silent', 'deadline-exceeded', () => {}],
  ] satisfies [string, string, RequestListener | null][])(
    '%s',
    { timeout: 90_000 },
    async ([, code, answer], { expect }) => {
      const site = copySite();
      const host = answer ? await standIn(answer) : '127.0.0.1:12';
      const { ok, log } = await site.build(configured(host));
      expect(ok).toBe(false);
      expect(log).toContain(
        `Firestore is configured but could not be read (firestore/${code}). Nothing is built`,
      );
      expect(existsSync(join(site.dist, 'index.html'))).toBe(false);
      site.remove();
    },
  );
});
