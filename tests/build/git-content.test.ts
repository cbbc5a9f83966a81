import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copySite } from '#support/site-copy.ts';

test('[CMS-4] malformed Git entries fail the build with the file, field and problem of each', async () => {
  const site = copySite();
  onTestFinished(() => site.remove());
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(site.dir, 'content', file);
    const text = readFileSync(path, 'utf8');
    expect(change(text)).not.toBe(text);
    writeFileSync(path, change(text));
  };
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
