import { getCollection } from 'astro:content';
import type { Site, TextPage } from '#core/installation/site.ts';
import { svgProblem } from '#core/installation/svg.ts';
import { authorHtml } from '#core/markup/author-html.ts';
import { markdownToHtml } from '#core/markup/markdown.ts';

export async function siteSettings(): Promise<Site> {
  const [entry] = await getCollection('site');
  if (!entry) throw new Error('content/site.json is missing.');
  return entry.data;
}

const logos = import.meta.glob<string>('/content/logo.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function drawnLogo(): string | undefined {
  const logo = logos['/content/logo.svg'];
  const problem = logo === undefined ? null : svgProblem(logo);
  if (problem !== null) throw new Error(`content/logo.svg may not hold ${problem}.`);
  return logo;
}

/** Code must not navigate its frame to another site, which only the policy of the page around it can forbid (CODE-5). */
export async function framePolicy(): Promise<string> {
  const { map } = await siteSettings();
  return `frame-src 'self' ${new URL(map.embed).origin}`;
}

export async function textPages(): Promise<TextPage[]> {
  const entries = await getCollection('pages');
  return entries
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, data, body }) => ({ ...data, name: id, html: authorHtml(markdownToHtml(body ?? '')).html }));
}
