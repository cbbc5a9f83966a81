import type { Plugin } from 'vite';

/** Astro's file that writes the script elements of pages, and the beginning of such an element. */
const file = 'astro/dist/runtime/server/render/script.js';
const theirs = '<script type="module" src=';

/**
 * Writes page modules as `<script type="later">`, which browsers do not load. layouts/first-paint.ts turns them into
 * modules after the first paint. Astro has no option for this. The build fails if a new version of Astro writes the
 * elements elsewhere.
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
