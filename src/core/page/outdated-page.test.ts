// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { outdatedScriptsKey } from '#core/device/page-storage-keys.ts';
import { whenNotOutdated } from './load-parts.ts';

const script = (name: string) => `<script src="/_astro/${name}.js"></script>`;

test('[SHELL-14] [READ-5] a newer page is loaded; the screen without a network, which the worker answers with, is none', async () => {
  document.body.innerHTML = script('page.a');
  let html = script('offline.b') + readFileSync('src/site/OfflineScreen.astro', 'utf8');
  vi.stubGlobal('fetch', async () => new Response(html));
  // jsdom can't load anew, and says so.
  vi.spyOn(console, 'error').mockReturnValue();
  await import('./outdated-page.ts');
  await whenNotOutdated();
  expect(sessionStorage.getItem(outdatedScriptsKey)).toBeNull();
  html = script('page.b');
  whenNotOutdated();
  await vi.waitFor(() => expect(sessionStorage.getItem(outdatedScriptsKey)).toBe('page.a.js'));
});
