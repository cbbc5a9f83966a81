import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Who may import whom (ARCHITECTURE.md). A folder may import itself and what is named here; `packages` are the
 * packages it may name.
 */
const rules: Record<string, { folders: string[]; packages?: RegExp }> = {
  domain: { folders: [], packages: /^zod\/mini$/ },
  messages: { folders: ['domain'] },
  ornament: { folders: ['domain'], packages: /^sharp$/ },
  markup: {
    folders: ['domain'],
    packages:
      /^(unified|rehype-\w+|markdown-it|hast|hast-util-sanitize|hast-util-from-parse5|parse5|acorn|acorn-walk|lowlight|prosemirror-model|highlight\.js\/lib\/languages\/\w+)$/,
  },
  gateways: { folders: ['domain', 'configuration.ts'], packages: /^(firebase\/|@emailjs\/)/ },
  stores: { folders: ['domain', 'messages', 'gateways'], packages: /^nanostores$/ },
  islands: {
    folders: ['stores', 'domain', 'messages', 'markup', 'illustrations'],
    packages:
      /^(react|react-dom\/client|@nanostores\/react|nanostores|react-player.*|youtube-video-element.*|swiper.*|photoswipe.*|prosemirror-[\w-]+)$/,
  },
  catalog: {
    folders: ['domain', 'gateways', 'markup', 'illustrations', 'configuration.ts'],
    packages: /^(astro:content|astro:assets|astro|@astrojs\/rss|node:fs\/promises)$/,
  },
  components: {
    folders: [
      'domain',
      'messages',
      'markup',
      'illustrations',
      'stores',
      'styles',
      'islands',
      'configuration.ts',
    ],
    // Swiper and PhotoSwipe in client scripts only.
    packages: /^(swiper.*|photoswipe.*|astro|astro:assets)$/,
  },
  layouts: { folders: ['components', 'queries', 'domain', 'messages', 'styles', 'configuration.ts'] },
  pages: {
    folders: [
      'layouts',
      'components',
      'islands',
      'queries',
      'domain',
      'messages',
      'styles',
      'configuration.ts',
    ],
    packages: /^(astro|@astrojs\/rss)$/,
  },
  build: {
    folders: ['domain'],
    packages: /^(astro|vite|node:.*|sitemap|youtube-video-element|hast|hast-util-from-parse5|parse5)$/,
  },
};

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|tsx|astro|mjs)$/.test(entry.name))
  .map((entry) => relative('src', join(entry.parentPath, entry.name)));

const importsOf = (file: string): string[] =>
  [
    ...readFileSync(join('src', file), 'utf8').matchAll(/(?:\bfrom |^\s*import |\bimport\()'([^'\n]+)'/gm),
  ].map(([, name = '']) => name);

/** Folder below src (or file in it) that an import leads to; `null` for a package. */
function targetOf(file: string, name: string): string | null {
  const path = pathOf(file, name);
  return path === null ? null : path === 'configuration' ? 'configuration.ts' : (path.split('/')[0] ?? null);
}

test.each(files.filter((file) => file.includes('/')))('%s imports only what its folder may', (file) => {
  const folder = file.split('/')[0] ?? '';
  const rule = rules[folder];
  expect(rule, `src/${folder} has no rule`).toBeDefined();
  for (const name of importsOf(file)) {
    const target = targetOf(file, name);
    const allowed =
      target === null
        ? (rule?.packages?.test(name) ?? false)
        : target === folder || rule?.folders.includes(target);
    expect(allowed, `src/${file} must not import ${name}`).toBe(true);
  }
});

test('stores load gateways only when they are needed', () => {
  for (const file of files.filter((name) => name.startsWith('stores/'))) {
    const text = readFileSync(join('src', file), 'utf8');
    expect(text.match(/^import (?!type )[^;]*#gateways/m), file).toBeNull();
  }
});

/** Where below src an import leads to, however it is written; `null` for a package. */
const pathOf = (file: string, name: string): string | null =>
  name.startsWith('#') ? name.slice(1) : name.startsWith('.') ? join(dirname(file), name) : null;

/** Whether a file of the islands reaches into another feature. */
function leavesFeature(file: string, name: string): boolean {
  const [folder, feature = ''] = pathOf(file, name)?.split('/') ?? [];
  return folder === 'islands' && ![file.split('/')[1], 'ui'].includes(feature);
}

test('a feature of the islands imports no other feature', () => {
  for (const file of files.filter((name) => name.startsWith('islands/')))
    expect(
      importsOf(file).filter((name) => leavesFeature(file, name)),
      file,
    ).toEqual([]);
});

test.each([
  ['islands/panel/Tab.tsx', '#islands/profile/Photo.tsx', true],
  ['islands/panel/Tab.tsx', '../profile/Photo.tsx', true],
  ['islands/panel/blog/Form.tsx', '../../profile/Photo.tsx', true],
  ['islands/ui/Form.tsx', '../panel/Tab.tsx', true],
  ['islands/panel/blog/Form.tsx', '../Tab.tsx', false],
  ['islands/panel/blog/Form.tsx', '../../ui/Form.tsx', false],
  ['islands/panel/Tab.tsx', '#islands/shared/Form.tsx', false],
  ['islands/panel/Tab.tsx', '#stores/shared/form.ts', false],
])('%s imports %s: leaves its feature is %s', (file, name, leaves) => {
  expect(leavesFeature(file, name)).toBe(leaves);
});

test('only scripts of components read stores; the .astro files have no state', () => {
  for (const file of files.filter((name) => name.startsWith('components/') && name.endsWith('.astro'))) {
    expect(
      importsOf(file).filter((name) => name.startsWith('#stores/')),
      file,
    ).toEqual([]);
  }
});

test('the CMS takes from src what pages share with it, and nothing of it is in a page', () => {
  const own = readdirSync('admin', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  expect(own.length).toBeGreaterThan(10);
  for (const file of own) {
    const named = readFileSync(join('admin', file), 'utf8').matchAll(/\bfrom '(#\w+)/g);
    for (const [, folder] of named)
      expect(['#domain', '#messages', '#markup', '#styles'], file).toContain(folder);
  }
  for (const file of files)
    expect(
      importsOf(file).filter((name) => /decap|admin\//.test(name)),
      file,
    ).toEqual([]);
});
