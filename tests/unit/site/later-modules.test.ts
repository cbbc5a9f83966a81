import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryDir, writeFiles } from '#support/temporary.ts';
import { startSearchEarly } from '../../../src/build/later-modules.ts';

const built = async (page: string): Promise<string> => {
  const dir = temporaryDir();
  writeFiles(dir, {
    'search.html': page,
    '_astro/SearchResults.a-1.js':
      'import{a as b}from"./hits.b.js";import"./Page.c.js";import("./later.d.js")',
    '_astro/hits.b.js': 'import"./Page.c.js";new Worker(new URL(`/_astro/worker-e.js`,``+import.meta.url))',
    '_astro/Page.c.js': '',
    '_astro/worker-e.js': '',
  });
  await startSearchEarly(pathToFileURL(`${dir}/`));
  return readFileSync(join(dir, 'search.html'), 'utf8');
};

test('[SEARCH-4] the page of results loads its script at once, with all that this imports and its worker, but nothing that comes later', async () => {
  const html = await built(
    '<title>x</title><script type="later" src="/_astro/SearchResults.a-1.js"></script><script type="later" src="/_astro/Page.c.js"></script>',
  );
  const preloaded = [...html.matchAll(/<link rel="modulepreload" href="\/_astro\/([^"]+)">/g)].map(
    ([, file]) => file,
  );
  expect(preloaded).toEqual(['SearchResults.a-1.js', 'hits.b.js', 'Page.c.js', 'worker-e.js']);
  expect(html).toContain('<script type="module" src="/_astro/SearchResults.a-1.js">');
  expect(html).toContain('<script type="later" src="/_astro/Page.c.js">');
});

test('[SEARCH-4] a build whose page of results has no script fails', async () => {
  await expect(built('<title>x</title>')).rejects.toThrow('SearchResults');
});
