import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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

test('[CMS-4] malformed Git entries fail the build with the file, field and problem of each', async () => {
  edit('blogs/git.md', (text) => text.replace(/^title: .*$/m, ''));
  edit('codes/code-css-01.json', (text) => text.replace('"codeName": ', '"codeName" '));
  edit('courses/backend.json', (text) => text.replace('"path": "backend"', '"path": "bakend"'));
  const { ok, log } = await site.build();
  expect(ok).toBe(false);
  for (const line of [
    'content/blogs/git.md: title: Invalid key: Expected "title" but received undefined',
    'content/codes/code-css-01.json: SyntaxError: ',
    'content/courses/backend.json: path is "bakend"',
  ])
    expect(log).toContain(line);
  expect(existsSync(join(site.dist, 'index.html'))).toBe(false);
});

test('an incomplete Firebase configuration stops the build with one sentence', async () => {
  const { ok, log } = await site.build({ PUBLIC_FIREBASE_API_KEY: 'k' });
  expect(ok).toBe(false);
  expect(log).toContain('Configuration: PUBLIC_FIREBASE_AUTH_DOMAIN, PUBLIC_FIREBASE_PROJECT_ID');
});
