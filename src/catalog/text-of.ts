import { authorHtml } from '#markup/author-html.ts';

const known = new Map<string, string>();

/** The words of an author's HTML without markup. Descriptions and the search index want the same ones. */
export function textOf(content: string): string {
  const text = known.get(content) ?? authorHtml(content).text;
  known.set(content, text);
  return text;
}
