import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// The repository refers only to documents that it contains: features are in docs/features.md, reasons are in comments.

const folders = ['src', 'admin', 'stack', 'docs', 'firebase', 'scripts', 'tests', 'benchmarks', 'content'];
const files = [
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|js|astro|css|svg|md|rules|java|json|toml)$/.test(file))
      .filter((file) => !file.includes('node_modules') && !file.endsWith('package-lock.json'))
      .map((file) => join(folder, file)),
  ),
  ...readdirSync('.').filter((file) => /\.(?:md|toml|ts|mjs)$/.test(file)),
].filter((file) => !file.endsWith('outside-references.test.ts'));

/** A reference to a document outside the repository, by its name or by a section number. */
const outside =
  /\b[Ss]pec(?:ification)? \d|\(spec\b|\bthe (?:spec|specification|checklist)(?:'s)?\b|\((?:architecture|design|performance|platform): |\.\.\/shared\/(?![\w-]+\.css)|\b(?:spec|design|(?<!docs\/)performance|platform|style)\.md\b|\bissue \d/;

test('no file refers to a document outside the repository', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => outside.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each(files.filter((file) => file.endsWith('.md') && !file.startsWith('content/')))(
  'every link of %s leads to an existing target',
  (file) => {
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)];
    for (const [, target = ''] of links) expect(existsSync(join(dirname(file), target)), target).toBe(true);
  },
);
