// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { keptCaches } from '#core/device/worker-caches.ts';

/** A device with these pages in the caches of the service worker. */
function device(stored: Record<string, Record<string, string>>) {
  vi.resetModules();
  // jsdom's own makes no digests.
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('caches', {
    has: async (name: string) => name in stored,
    open: async (name: string) => ({
      keys: async () =>
        Object.keys(stored[name] ?? {}).map((path) => ({ url: `https://kodyol.example${path}` })),
      match: async ({ url }: { url: string }) => new Response(stored[name]?.[new URL(url).pathname] ?? ''),
    }),
  });
}

const page = (title: string, main: string) =>
  `<html><head><title>${title} | Kodyol</title><meta property="og:title" content="${title}"><style>p{}</style></head><body><main>${main}</main></body></html>`;
const post = page(
  'Git',
  '<header class="article-head"><time datetime="2026-03-01T10:00:00Z"></time><a class="tag">git</a></header><div class="prose"><p>Budaq və rebase</p></div>',
);
const snippet = page('Tor', '<article><h1>Tor</h1><div class="prose">grid</div></article>');

test('[READ-5] kept pages: the saved ones first, each once, the newest first, with their titles', async () => {
  device({
    [keptCaches.read]: { '/lessons': page('Dərslər', ''), '/blogs/git': post, '/': page('Kodyol', '') },
    [keptCaches.saved]: { '/blogs/git': post },
  });
  const { keptPages } = await import('#core/device/kept-page-store.ts');
  expect((await keptPages()).map(({ address, title, isSaved }) => [address, title, isSaved])).toEqual([
    ['/blogs/git', 'Git', true],
    ['/', 'Kodyol', false],
    ['/lessons', 'Dərslər', false],
  ]);
});

test('[READ-5] the index of kept pages has posts and snippets, and no other page', async () => {
  device({
    [keptCaches.read]: { '/lessons': page('Dərslər', ''), '/blogs/git': post },
    [keptCaches.saved]: { '/code/css/tor': snippet, '/code/css': page('CSS', '') },
  });
  const { indexOfKeptPages } = await import('./kept-index.ts');
  const index = await indexOfKeptPages();
  expect(index?.titles.entries).toEqual([
    ['css', 'Tor', 0, 'css'],
    ['blog', 'Git', 20513, 'git'],
  ]);
  expect(index?.texts.map(({ page, text }) => [page, text])).toEqual([
    ['/code/css/tor', 'grid'],
    ['/blogs/git', 'Budaq və rebase'],
  ]);
});

test('[READ-5] a device without kept pages, or without caches, has no index', async () => {
  device({});
  const empty = await import('./kept-index.ts');
  expect(await empty.indexOfKeptPages()).toBeNull();
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.spyOn(console, 'warn').mockReturnValue();
  const { keptPages } = await import('#core/device/kept-page-store.ts');
  expect(await keptPages()).toEqual([]);
});
