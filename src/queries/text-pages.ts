import { getCollection } from 'astro:content';
import type { TextPage } from '#domain/site/text-page.ts';
import { authorHtml } from '#markup/shared/author-html.ts';
import { markdownToHtml } from '#markup/shared/markdown.ts';

/** The pages of content/pages, in the order of their file names. */
export async function textPages(): Promise<TextPage[]> {
  const entries = await getCollection('pages');
  return entries
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, data, body }) => ({ ...data, name: id, html: authorHtml(markdownToHtml(body ?? '')).html }));
}
