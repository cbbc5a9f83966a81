import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copySite, type SiteCopy } from '#support/site-copy.ts';

let site: SiteCopy;
beforeEach(() => {
  site = copySite();
});
afterEach(() => site.remove());

const edit = (file: string, change: (text: string) => string) => {
  const path = join(site.dir, 'content', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};

// The schemas' own tests say which values are malformed; here one malformed file of each kind is enough.
describe('[CMS-4] a malformed Git entry fails the build with its file, field and problem', () => {
  test.each([
    ['blogs/git.md', 'title', (text: string) => text.replace(/^title: .*$/m, '')],
    [
      'codes/code-css-01.json',
      'codeName',
      (text: string) => text.replace('"codeName": "css"', '"codeName": "python"'),
    ],
    ['courses/backend.json', 'path', (text: string) => text.replace('"path": "backend"', '"path": "bakend"')],
    ['site.json', 'email', (text: string) => text.replace(/"email": ".*"/, '"email": "salam"')],
  ])('%s without a good %s', async (file, field, change) => {
    edit(file, change);
    const { ok, log } = await site.build();
    expect(ok).toBe(false);
    expect(log).toContain(file);
    expect(log).toContain(field);
    expect(existsSync(join(site.dist, 'index.html'))).toBe(false);
  });
});

describe('a site without Firebase', () => {
  test('[CMS-3] [BLOG-4] is built from content/ alone; if two posts have the same address, the newer one gets -2', async () => {
    edit('blogs/git.md', (text) => `${text}\n![Telefonda](/images/portfolio/kepenek-ipek-mobile.webp)\n`);
    writeFileSync(
      join(site.dir, 'content/blogs/başqa.md'),
      readFileSync(join(site.dir, 'content/blogs/git.md'), 'utf8')
        .replace('time: "2023-06-19', 'time: "2023-07-19')
        .replace('title: "Git"', 'title: "Git!"'),
    );
    const { ok, log } = await site.build();
    expect(ok, log).toBe(true);
    expect(log).toContain('Two posts have the address "git". "Git!", the newer one, is built as "git-2".');
    expect(readFileSync(join(site.dist, 'blogs/git.html'), 'utf8')).toContain('<title>Git | Kodyol</title>');
    expect(readFileSync(join(site.dist, 'blogs/git-2.html'), 'utf8')).toContain(
      '<title>Git! | Kodyol</title>',
    );
    // Pictures inside texts also go through the image pipeline and get width and height.
    expect(readFileSync(join(site.dist, 'blogs/git.html'), 'utf8')).toMatch(
      /<img src="\/_astro\/kepenek-ipek-mobile\.[^"]+\.webp" width="780" height="2400" alt="Telefonda"/,
    );
    expect(readdirSync(join(site.dist, 'blogs'))).toHaveLength(10);
    // No CMS is configured: its page says so, and its bundle is not built.
    expect(readFileSync(join(site.dist, 'admin.html'), 'utf8')).toContain('bu saytda qurulmayıb');
    expect(existsSync(join(site.dist, 'admin'))).toBe(false);
    expect(readdirSync(join(site.dist, 'code/css'))).toHaveLength(5);
    expect(readFileSync(join(site.dist, '_redirects'), 'utf8')).toBe(
      '/blogs page=1 /blog-list/1 200\n/blogs page=2 /blog-list/2 200\n/blogs /blog-list/1 200\n/code/html/* /unbuilt-snippet/html 404\n/code/css/* /unbuilt-snippet/css 404\n/code/js/* /unbuilt-snippet/js 404\n',
    );
  });

  test('an incomplete Firebase configuration stops the build with one sentence', async () => {
    const { ok, log } = await site.build({ PUBLIC_FIREBASE_API_KEY: 'k' });
    expect(ok).toBe(false);
    expect(log).toContain('Configuration: PUBLIC_FIREBASE_AUTH_DOMAIN, PUBLIC_FIREBASE_PROJECT_ID');
  });
});
