import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { copySite, type SiteCopy } from '#support/site-copy.ts';

// One copy for all: what a refused build leaves is what the next one of an editor finds.
let site: SiteCopy;
beforeAll(() => {
  site = copySite();
});
afterAll(() => site.remove());

/** Until the test ends. */
function edit(file: string, change: (text: string) => string): void {
  const path = join(site.dir, 'content', file);
  const text = readFileSync(path, 'utf8');
  onTestFinished(() => writeFileSync(path, text));
  expect(change(text)).not.toBe(text);
  writeFileSync(path, change(text));
}

// The schemas' own tests say which values are malformed; here one malformed file of each kind is enough.
describe('[CMS-4] a malformed Git entry fails the build with its file, field and problem', () => {
  test.each([
    ['blogs/git.md', 'title', (text: string) => text.replace(/^title: .*$/m, '')],
    [
      'codes/code-css-01.json',
      'codeName',
      (text: string) => text.replace('"codeName": "css"', '"codeName": "python"'),
    ],
    // A path that was used never changes (LEARN-1).
    [
      'courses/backend.json',
      'path is "bakend"',
      (text: string) => text.replace('"path": "backend"', '"path": "bakend"'),
    ],
    ['site.json', 'email', (text: string) => text.replace(/"email": ".*"/, '"email": "salam"')],
  ])('%s: the message says %s', async (file, words, change) => {
    edit(file, change);
    const { ok, log } = await site.build();
    expect(ok).toBe(false);
    expect(log).toContain(file);
    expect(log).toContain(words);
    expect(existsSync(join(site.dist, 'index.html'))).toBe(false);
  });

  test('so does a missing screenshot', async () => {
    const screenshot = join(site.dir, 'content/images/portfolio/saxsi-fincan-mobile.webp');
    renameSync(screenshot, `${screenshot}.away`);
    onTestFinished(() => renameSync(`${screenshot}.away`, screenshot));
    const { ok, log } = await site.build();
    expect(ok).toBe(false);
    expect(log).toContain('content/portfolio/saxsi-fincan.json: "mobile" names');
    expect(existsSync(join(site.dist, 'portfolio.html'))).toBe(false);
  });
});

test('an incomplete Firebase configuration stops the build with one sentence', async () => {
  const { ok, log } = await site.build({ PUBLIC_FIREBASE_API_KEY: 'k' });
  expect(ok).toBe(false);
  expect(log).toContain('Configuration: PUBLIC_FIREBASE_AUTH_DOMAIN, PUBLIC_FIREBASE_PROJECT_ID');
});
