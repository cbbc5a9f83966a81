import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildInputs } from '../../../src/build/build-inputs.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kodyol-inputs-'));
  for (const file of [
    'src/a.ts',
    'content/blogs/a.md',
    'public/a.svg',
    'astro.config.mjs',
    'package.json',
    'tsconfig.json',
  ])
    write(file, file);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('the same files have the same keys, wherever they are written and in whatever order', () => {
  const before = buildInputs(root);
  rmSync(join(root, 'src'), { recursive: true });
  write('src/b.ts', 'b');
  write('src/a.ts', 'src/a.ts');
  expect(buildInputs(root)).not.toEqual(before);
  rmSync(join(root, 'src/b.ts'));
  expect(buildInputs(root)).toEqual(before);
});

test.each([
  'src/a.ts',
  'src/styles/new.css',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
  '.env',
  '.env.local',
])('%s is code: nothing that it has made is taken over', (file) => {
  const before = buildInputs(root);
  write(file, 'changed');
  expect(buildInputs(root).code).not.toBe(before.code);
  expect(buildInputs(root).bundle).not.toBe(before.bundle);
});

test.each(['content/blogs/a.md', 'content/new.json', 'public/a.svg'])(
  '%s is content: only the bundle is another',
  (file) => {
    const before = buildInputs(root);
    write(file, 'changed');
    expect(buildInputs(root).code).toBe(before.code);
    expect(buildInputs(root).bundle).not.toBe(before.bundle);
  },
);

test.each(['PUBLIC_SITE_URL', 'PUBLIC_NEW'])('the variable %s is code', (name) => {
  const before = buildInputs(root);
  vi.stubEnv(name, 'https://other.example');
  expect(buildInputs(root).code).not.toBe(before.code);
});

test('a file that only has another name is another one', () => {
  const before = buildInputs(root);
  rmSync(join(root, 'content/blogs/a.md'));
  write('content/blogs/b.md', 'content/blogs/a.md');
  expect(buildInputs(root).bundle).not.toBe(before.bundle);
});

test('what no page is made of changes nothing', () => {
  const before = buildInputs(root);
  write('tests/a.test.ts', 'a');
  write('admin/main.ts', 'a');
  expect(buildInputs(root)).toEqual(before);
});
