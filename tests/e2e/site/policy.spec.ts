import { Readable } from 'node:stream';
import { test as bare } from '@playwright/test';
import { parseSitemap } from 'sitemap';
import { expect, test } from '#support/site.ts';

// Every browser test fails on a violation of the Content Security Policy (tests/support/site.ts), so all tested states
// are checked, and pages of every kind: accessibility.spec.ts and stillness.spec.ts open them.

test('@READ-2 every address of the sitemap responds with a policy and the other headers', async ({
  request,
}) => {
  const sitemap = await request.get('/sitemap-0.xml');
  const entries = await parseSitemap(Readable.from(await sitemap.body()));
  const hidden = [
    '/search',
    '/settings',
    '/user/ayla',
    '/certificate/0',
    '/panel',
    '/preview',
    '/nowhere',
    '/blogs/yeni',
    '/code/css/yeni',
  ];
  expect(entries.length).toBeGreaterThan(60);
  for (const address of [...entries.map(({ url }) => url), ...hidden]) {
    const answer = await request.get(address);
    const isMissing = ['/nowhere', '/blogs/yeni', '/code/css/yeni'].includes(address);
    expect(answer.status(), address).toBe(isMissing ? 404 : 200);
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? (await answer.text());
    expect(policy, address).toContain('script-src ');
    expect(headers, address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
  }
});

bare('@BLOG-10 what is not ours does not run, and nobody frames a page', async ({ page, baseURL }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  for (const address of ['/', '/nowhere']) {
    refused.length = 0;
    await page.goto(address);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "öz"';
      const foreign = Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' });
      const handler = Object.assign(document.createElement('div'), {
        innerHTML: '<img src=x onerror="document.title=1">',
      });
      document.body.append(script, foreign, handler);
    });
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(3);
    await expect(page).toHaveTitle(/Kodyol/);
  }
  // Opens the site in a frame of another origin.
  await page.goto('about:blank');
  await page.setContent(`<iframe src="${baseURL}/"></iframe>`);
  const framed = () => page.frames().find((frame) => frame !== page.mainFrame());
  await expect.poll(() => framed()?.url()).toMatch(/^chrome-error:/);
});
