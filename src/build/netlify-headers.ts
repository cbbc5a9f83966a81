import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Configuration } from '../domain/configuration.ts';
import {
  contentPolicy,
  type InlineHashes,
  ownPolicies,
  type PolicyContext,
  unframed,
} from '../domain/content-policy.ts';
import { blogListFolder, newestSnippetFolder } from '../domain/routes.ts';
import { Site } from '../domain/site.ts';

/** Pages that the host answers with in sections that are not their own (netlify-redirects.ts, netlify.toml). */
const answersIn: Record<string, string[]> = {
  [blogListFolder]: ['blogs'],
  'newest-post': ['blogs'],
  [newestSnippetFolder]: ['code'],
};
const notFound = '404';

/** The first part of a built page's address; '' is the front page. */
function sectionOf(file: string): string {
  const [section = ''] = file.replace(/\.html$/, '').split('/');
  return section === 'index' ? '' : section;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What stands inside a built page and runs or styles: data blocks such as JSON-LD need no leave. */
export function inlineHashes(html: string): InlineHashes {
  const blocks = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)];
  const of = (kind: string) =>
    blocks
      .filter(
        ([, name, attributes = '']) => name === kind && !/\bsrc=|\btype="application\//.test(attributes),
      )
      .map(([, , , text = '']) => hashOf(text));
  return { scripts: of('script'), styles: of('style') };
}

/**
 * The rules of `dist/_headers`, one a section, and the policy of the page that answers where there is no section. The
 * file grows with the kinds of pages, not with their number, and no rule overlaps another: two policies would both hold.
 */
export function policiesOf(
  pages: { section: string; inline: InlineHashes }[],
  context: PolicyContext,
): { headers: string; elsewhere: string } {
  const places = ({ section }: { section: string }) => [section, ...(answersIn[section] ?? [])];
  const sections = [...new Set(pages.flatMap(places))]
    .filter((section) => !ownPolicies.includes(section))
    .sort();
  const policyOf = (section: string) => {
    const shown = pages.filter((page) => page.section === notFound || places(page).includes(section));
    // Sorted, so that the same pages give the same file.
    const all = (kind: keyof InlineHashes) =>
      [...new Set(shown.flatMap(({ inline }) => inline[kind]))].sort();
    return contentPolicy(section, { scripts: all('scripts'), styles: all('styles') }, context);
  };
  const headers = sections.flatMap((section) => {
    const policy = `${policyOf(section)}; ${unframed}`;
    const paths = section === '' ? ['/', '/index', '/index.html'] : [`/${section}/*`];
    return paths.map((path) => `${path}\n  Content-Security-Policy: ${policy}\n`);
  });
  return { headers: headers.join(''), elsewhere: policyOf(notFound) };
}

/** The style that react-player's YouTube element puts into its shadow root. */
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
  return Site.parse(JSON.parse(settings)).map.embed;
}

/** Writes `_headers` with the Content Security Policy of what was built (docs/decisions/015). */
export function netlifyHeaders(configuration: Configuration): AstroIntegration {
  let root: URL;
  return {
    name: 'netlify-headers',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:build:done': async ({ dir }) => {
        const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html'));
        const pages = [];
        for (const file of files) {
          const html = await readFile(
            new URL(file.split('/').map(encodeURIComponent).join('/'), dir),
            'utf8',
          );
          pages.push({ section: sectionOf(file), inline: inlineHashes(html) });
        }
        const context = { configuration, map: await mapOf(root), playerStyles: await playerStyles() };
        const { headers, elsewhere } = policiesOf(pages, context);
        await writeFile(new URL('_headers', dir), headers);
        // It answers at addresses that no rule can name without naming all.
        const page = new URL(`${notFound}.html`, dir);
        const meta = `<meta http-equiv="Content-Security-Policy" content="${elsewhere}">`;
        await writeFile(page, (await readFile(page, 'utf8')).replace('<script', `${meta}<script`));
      },
    },
  };
}
