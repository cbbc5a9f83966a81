import { readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { blogListFolder, hashtagFolder, unbuiltSnippetFolder } from '#core/addresses/routes.ts';
import type { Configuration } from '#core/installation/configuration.ts';
import { Site } from '#core/installation/site.ts';
import {
  contentPolicy,
  type InlineHashes,
  ownPolicies,
  type PolicyContext,
  unframed,
} from '#site/content-policy.ts';
import type { BuiltPage } from './built-pages.ts';
import { inlineHashes } from './inline-hashes.ts';

/** Pages that the host serves in other sections than their own (netlify-rewrites.ts, netlify.toml). */
const answersIn: Record<string, string[]> = {
  [blogListFolder]: ['blogs'],
  'unbuilt-post': ['blogs'],
  [unbuiltSnippetFolder]: ['code'],
  [hashtagFolder]: ['search'],
};
const notFound = '404';

/**
 * Sections whose pages differ in their styles from depth to depth, and are answered at no other depth than their own.
 * There each depth has a rule: the hashes of the others would cost a course page a packet.
 */
const sectionsByDepth = ['lessons'];

/**
 * No other origin may load a page as a picture or a script, which would bring its bytes into the other's process. Not for
 * all addresses: feed readers show our pictures.
 */
const ownOrigin = 'Cross-Origin-Resource-Policy: same-origin';

/** More than twice the number of any section. More hashes mean that an inline element differs from page to page. */
const mostHashes = 20;
/** Characters of one policy. Browsers refuse a page whose headers are too long; hosts refuse them earlier. */
const longestPolicy = 4_000;

type Page = Pick<BuiltPage, 'file' | 'section' | 'inline'>;

/** The addresses of a rule: a section, or one depth of it, as in `lessons/:1/:2`. */
function placesOf({ file, section }: Page): string[] {
  if (!sectionsByDepth.includes(section)) return [section, ...(answersIn[section] ?? [])];
  const deeper = file.split('/').slice(1);
  return [[section, ...deeper.map((_, n) => `:${n + 1}`)].join('/')];
}

/** A page is also served under the name of its file, which a placeholder matches. */
function pathsOf(place: string): string[] {
  if (place === '') return ['/', '/index', '/index.html'];
  if (place.includes(':')) return [`/${place}`];
  return [sectionsByDepth.includes(place) ? `/${place}` : `/${place}/*`, `/${place}.html`];
}

/**
 * The rules of `dist/_headers`, one per section or depth of it, and the policy of the 404 page for all other addresses.
 * The file grows with the kinds of pages, not with their number. Rules never overlap, because both policies would apply.
 */
export function policiesOf(pages: Page[], context: PolicyContext): { headers: string; elsewhere: string } {
  const places = [...new Set(pages.flatMap(placesOf))].filter((place) => !ownPolicies.includes(place)).sort();
  const policyOf = (place: string) => {
    const shown = pages.filter((page) => page.section === notFound || placesOf(page).includes(place));
    // Sorted, so that equal pages give an equal file.
    const all = (kind: keyof InlineHashes) =>
      [...new Set(shown.flatMap(({ inline }) => inline[kind]))].sort();
    const inline = { scripts: all('scripts'), styles: all('styles') };
    return checked(place, inline, contentPolicy(place, inline, context));
  };
  const headers = places.flatMap((place) => {
    const policy = `${policyOf(place)}; ${unframed}`;
    return pathsOf(place).map((path) => `${path}\n  Content-Security-Policy: ${policy}\n  ${ownOrigin}\n`);
  });
  return { headers: headers.join(''), elsewhere: policyOf(notFound) };
}

/** @throws Error if there are too many hashes or the policy is too long, which means a mistake in the pages. */
function checked(place: string, { scripts, styles }: InlineHashes, policy: string): string {
  const hashes = scripts.length + styles.length;
  if (hashes > mostHashes)
    throw new Error(
      `The pages of /${place} have ${hashes} different inline scripts and styles, ${mostHashes} are the most: each is a hash in their Content Security Policy. A script or style that differs from page to page belongs into a file or a data block.`,
    );
  if (policy.length > longestPolicy)
    throw new Error(
      `The Content Security Policy of /${place} has ${policy.length} characters, ${longestPolicy} are the most that a host is sure to send.`,
    );
  return policy;
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
  return v.parse(Site, JSON.parse(settings)).map.embed;
}

/**
 * Writes `_headers` with the Content Security Policies of the built pages (docs/decisions/016). The 404 page gets its
 * policy inside the page, because its addresses could only be matched by a rule that matches all addresses.
 */
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
