import { readFile, writeFile } from 'node:fs/promises';
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

/** Files that a script imports when it is loaded (`from"./x.js"`), or starts as a worker (`/_astro/x.js`). */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:from|import) ?"\.\/([\w.-]+\.js)"|new URL\([`"]\/_astro\/([\w.-]+\.js)/g)].map(
    ([, imported, worker]) => imported ?? worker ?? '',
  );

/**
 * On the page of results nothing large is painted before its script has run (SEARCH-1), so this script does not wait for
 * a paint. All files that it needs, also its worker, are asked for together instead of one after another.
 * @throws Error if the page has no such script.
 */
export async function startSearchEarly(dir: URL): Promise<void> {
  const page = new URL('search.html', dir);
  const html = await readFile(page, 'utf8');
  const [tag, name] = /<script type="later" src="\/_astro\/(SearchResults\.[\w.-]+\.js)">/.exec(html) ?? [];
  if (tag === undefined || name === undefined)
    throw new Error('search.html has no script SearchResults (src/build/later-modules.ts).');
  const needed = new Set([name]);
  // The set grows while it is walked.
  for (const file of needed)
    for (const further of importsOf(await readFile(new URL(`_astro/${file}`, dir), 'utf8')))
      needed.add(further);
  const links = [...needed].map((file) => `<link rel="modulepreload" href="/_astro/${file}">`);
  await writeFile(
    page,
    html.replace(tag, tag.replace('later', 'module')).replace('</title>', `</title>${links.join('')}`),
  );
}
