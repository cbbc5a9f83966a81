import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import * as v from 'valibot';
import { loadEnv } from 'vite';
import {
  blogListFolder,
  hashtagFolder,
  routes,
  searchField,
  unbuiltSnippetFolder,
} from '#core/addresses/routes.ts';
import { type Configuration, parseConfiguration } from '#core/installation/configuration.ts';
import { Site } from '#core/installation/site.ts';
import { codeLanguages } from '#core/words/code-language.ts';
import { hashtagOf } from '#core/words/hashtags.ts';
import { pageFrom } from '#features/posts/paging.ts';
import {
  contentPolicy,
  type InlineHashes,
  ownPolicies,
  type PolicyContext,
  unframed,
} from '#site/content-policy.ts';
import { type BuiltPage, inlineHashes } from './built-pages.ts';

/** BLOG-1, CODE-2, READ-8. Netlify reads these before netlify.toml; results of a hashtag are forced, because the search has a file, and a rule with a page comes first. */
export function redirectsFor(paths: string[]): string {
  const pages = paths
    .map((path) => new RegExp(`^/?${blogListFolder}/(\\d+)/?$`).exec(path)?.[1])
    .filter((page) => page !== undefined)
    .sort((a, b) => Number(a) - Number(b));
  return [
    ...pages.map((page) => `/blogs page=${page} /${blogListFolder}/${page} 200`),
    `/blogs /${blogListFolder}/1 200`,
    ...hashtagRewrites(paths),
    ...codeLanguages.map((name) => `${routes.snippet(name, '')}* /${unbuiltSnippetFolder}/${name} 404`),
    '',
  ].join('\n');
}

function hashtagRewrites(paths: string[]): string[] {
  const found = paths.flatMap((path) => {
    const [, file, page] = new RegExp(`^/?${hashtagFolder}/([^/]+)(?:/(\\d+))?$`).exec(path) ?? [];
    return file === undefined ? [] : [{ file, page }];
  });
  const inOrder = [...found.filter(({ page }) => page), ...found.filter(({ page }) => !page)];
  const taken = new Set(found.map(({ file }) => hashtagOf(file)));
  return inOrder.flatMap(({ file, page }) => {
    const tag = hashtagOf(file);
    const written = page ? [tag] : [tag, ...capitalForms(tag).filter((form) => !taken.has(form))];
    return written.map((form) => {
      taken.add(form);
      const query = `${searchField}=${form}${page ? ` page=${page}` : ''}`;
      return `${routes.searchForm} ${query} /${hashtagFolder}/${encodeURI(file)}${page ? `/${page}` : ''} 200!`;
    });
  });
}

/** A rewrite fits its exact letters only. */
const capitalForms = (tag: string): string[] => {
  const rest = tag.slice(1);
  const first = tag.startsWith('i') ? ['I', 'İ'] : [tag.charAt(0).toUpperCase()];
  return [...new Set([...first.map((letter) => letter + rest), tag.toUpperCase()])];
};

/** Astro's development server reads no `_redirects`. */
export function rewrittenInDevelopment(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  // One page serves all users (netlify.toml).
  if (pathname.startsWith(routes.user(''))) return routes.user('').slice(0, -1);
  // One page serves all certificates.
  if (pathname.startsWith(routes.certificate(''))) return routes.certificate('').slice(0, -1);
  if (pathname !== routes.blogs().split('?')[0]) return address;
  return `/${blogListFolder}/${pageFrom(searchParams.get('page'), Number.POSITIVE_INFINITY)}`;
}

export const writeRedirects = (dir: URL, pages: BuiltPage[]): Promise<void> =>
  writeFile(new URL('_redirects', dir), redirectsFor(pages.map(({ file }) => file.replace(/\.html$/, ''))));

export function netlifyRewrites(): AstroIntegration {
  return {
    name: 'netlify-rewrites',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _response, next) => {
          request.url = rewrittenInDevelopment(request.url ?? '/');
          next();
        });
      },
    },
  };
}

export const readConfiguration = (root: string): Configuration =>
  parseConfiguration({ ...loadEnv('', root, 'PUBLIC_'), ...process.env });

/** Pages that the host serves in other sections than their own (redirectsFor, netlify.toml). */
const answersIn: Record<string, string[]> = {
  [blogListFolder]: ['blogs'],
  'unbuilt-post': ['blogs'],
  [unbuiltSnippetFolder]: ['code'],
  [hashtagFolder]: ['search'],
};
const notFound = '404';

/** Their pages differ from depth to depth: the hashes of the others would cost a course page a packet. */
const sectionsByDepth = ['lessons'];

/** No other origin may take a page into its process. Not for all addresses: feed readers show our pictures. */
const ownOrigin = 'Cross-Origin-Resource-Policy: same-origin';

const mostHashes = 20; // more than twice that of any section: an inline element differs from page to page
const longestPolicy = 4_000; // characters: browsers refuse a page whose headers are too long

type Page = Pick<BuiltPage, 'file' | 'section' | 'inline'>;

/** A section, or one depth of it: `lessons/:1/:2`. */
function areasOf({ file, section }: Page): string[] {
  if (!sectionsByDepth.includes(section)) return [section, ...(answersIn[section] ?? [])];
  const deeper = file.split('/').slice(1);
  return [[section, ...deeper.map((_, n) => `:${n + 1}`)].join('/')];
}

/** A page is also served under the name of its file, which a placeholder matches. */
function pathsOf(area: string): string[] {
  if (area === '') return ['/', '/index', '/index.html'];
  if (area.includes(':')) return [`/${area}`];
  return [sectionsByDepth.includes(area) ? `/${area}` : `/${area}/*`, `/${area}.html`];
}

/** One rule for a section or depth, so the file grows with the kinds of pages. Rules never overlap: both policies would apply. */
export function policiesOf(pages: Page[], context: PolicyContext): { headers: string; elsewhere: string } {
  const areas = [...new Set(pages.flatMap(areasOf))].filter((area) => !ownPolicies.includes(area)).sort();
  const policyOf = (area: string) => {
    const shown = pages.filter((page) => page.section === notFound || areasOf(page).includes(area));
    // Sorted, so that equal pages give an equal file.
    const all = (kind: keyof InlineHashes) =>
      [...new Set(shown.flatMap(({ inline }) => inline[kind]))].sort();
    const inline = { scripts: all('scripts'), styles: all('styles') };
    return checked(area, inline, contentPolicy(area, inline, context));
  };
  const headers = areas.flatMap((area) => {
    const policy = `${policyOf(area)}; ${unframed}`;
    return pathsOf(area).map((path) => `${path}\n  Content-Security-Policy: ${policy}\n  ${ownOrigin}\n`);
  });
  return { headers: headers.join(''), elsewhere: policyOf(notFound) };
}

/** @throws Error for a mistake in the pages */
function checked(area: string, { scripts, styles }: InlineHashes, policy: string): string {
  const hashes = scripts.length + styles.length;
  if (hashes > mostHashes)
    throw new Error(
      `The pages of /${area} have ${hashes} different inline scripts and styles, ${mostHashes} are the most: each is a hash in their Content Security Policy. A script or style that differs from page to page belongs into a file or a data block.`,
    );
  if (policy.length > longestPolicy)
    throw new Error(
      `The Content Security Policy of /${area} has ${policy.length} characters, ${longestPolicy} are the most that a host is sure to send.`,
    );
  return policy;
}

/** The style that react-player puts into its shadow root. */
async function playerStyles(): Promise<string[]> {
  const { default: element } = await import('youtube-video-element');
  const template: unknown = Reflect.get(element, 'getTemplateHTML');
  const html = typeof template === 'function' ? String(template({})) : '';
  const { styles } = inlineHashes(html);
  if (styles.length !== 1)
    throw new Error('youtube-video-element has another template than the one we know.');
  return styles;
}

async function mapOf(root: URL): Promise<string> {
  const settings = await readFile(new URL('content/site.json', root), 'utf8');
  return v.parse(Site, JSON.parse(settings)).map.embed;
}

/** docs/decisions/016. The 404 page has its policy inside, because its rule would match all addresses. */
export async function writeHeaders(
  dir: URL,
  root: URL,
  pages: BuiltPage[],
  configuration: Configuration,
): Promise<void> {
  const context = { configuration, map: await mapOf(root), playerStyles: await playerStyles() };
  const { headers, elsewhere } = policiesOf(pages, context);
  await writeFile(new URL('_headers', dir), headers);
  const page = new URL(`${notFound}.html`, dir);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${elsewhere}">`;
  await writeFile(page, (await readFile(page, 'utf8')).replace('<script', `${meta}<script`));
}
