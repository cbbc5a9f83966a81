import type { Plugin } from 'vite';

/** Vite's module that runs for every dynamic import. */
const helper = '\0vite/preload-helper.js';
const code = `export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const href = '/' + file;
    if (!document.querySelector('link[href="' + href + '"]'))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return load().catch(async (error) => {
    const waits = [];
    dispatchEvent(new CustomEvent('vite:preloadError', { detail: waits }));
    await Promise.all(waits);
    throw error;
  });
};`;

/** Parts that few readers want, or nobody waits for. Their names are those of their modules. */
const seldom = [
  'copied-toast',
  'failure-reports.client',
  'flash-message.client',
  'map.client',
  'movable.client',
  'panels.client',
  'report-failed-part.client',
  'restore-typed.client',
  'save-press',
  'strip.client',
  'when-idle.client',
];

/**
 * What to load together with a dynamic import. The list stands in the file that imports, so every reader would load the
 * lists of parts that few want. Those load file after file instead.
 */
const resolveDependencies = (part: string, files: string[]): string[] =>
  seldom.some((name) => part.includes(`/${name}.`)) ? [] : files;

/**
 * Loads a dynamic import and its dependencies in parallel, as Vite's own helper does, with a third of its size; it is
 * on every page. Vite's helper also waits for stylesheets. Ours has none, because Astro puts styles into the page; the
 * build fails if there is one. A part that can't be loaded fails after the page has looked whether
 * it is outdated (components/shared/outdated-page.ts).
 */
export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    apply: 'build',
    enforce: 'pre',
    // Astro drops this option from its own configuration of the browser's files.
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: { resolveDependencies } } } : null,
    load: (id) => (id === helper ? code : null),
    generateBundle(_options, bundle) {
      const styled = Object.values(bundle).find(
        (file) =>
          file.type === 'chunk' && /__vite__mapDeps[\s\S]*?"[^"]+\.css"\]/.test(file.code.slice(0, 5000)),
      );
      if (styled) this.error(`${styled.fileName} loads a stylesheet (src/build/preload-helper.ts).`);
    },
  };
}
