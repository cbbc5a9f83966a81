import type { Plugin } from 'vite';

/** Where Astro prints the script elements of pages, and the beginning of one. */
const file = 'astro/dist/runtime/server/render/script.js';
const theirs = '<script type="module" src=';

/**
 * Modules of pages as `<script type="later">`, which no browser fetches: layouts/first-paint.ts makes modules of them
 * again behind the first paint. Astro has no setting for it. Fails when a newer Astro prints them elsewhere.
 */
export function laterModules(): Plugin {
  return {
    name: 'later-modules',
    apply: 'build',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith(file)) return null;
      if (!code.includes(theirs))
        this.error(`${file} prints scripts otherwise than it did (src/build/later-modules.ts).`);
      return code.replace(theirs, '<script type="later" src=');
    },
  };
}
