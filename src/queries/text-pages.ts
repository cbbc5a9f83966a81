import { getEntry } from 'astro:content';
import type { TextPage } from '#domain/site/text-page.ts';
import { authorHtml } from '#markup/shared/author-html.ts';
import { markdownToHtml } from '#markup/shared/markdown.ts';

/**
 * A page of content/pages by its file name.
 * @throws Error if the file is missing.
 */
export async function textPage(name: string): Promise<TextPage> {
  const entry = await getEntry('pages', name);
  if (!entry) throw new Error(`content/pages/${name}.md is missing.`);
  return { ...entry.data, html: authorHtml(markdownToHtml(entry.body ?? '')).html };
}
