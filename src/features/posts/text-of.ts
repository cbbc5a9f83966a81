import { reportProblem } from '#core/build/build-warning.ts';
import { type AuthorHtml, authorHtml } from '#core/markup/author-html.ts';
import { highlightCode } from '#core/markup/highlight.ts';
import type { Post } from './post.ts';
import { excerptOf } from './reading.ts';
import { frameVideos } from './video-card.ts';

export const postHtml = (content: string): AuthorHtml =>
  authorHtml(content, (tree) => {
    highlightCode(tree);
    frameVideos(tree);
  });

/** Bytes stand outside of the heap and take a third of the memory of strings. */
interface Parsed extends Omit<AuthorHtml, 'html'> {
  html: Buffer | null;
}
const parsed = new Map<string, Parsed>();

/** Descriptions, search index and page want parts of the same. */
function parsedOnce(content: string): Parsed {
  const known = parsed.get(content);
  if (known) return known;
  const body = postHtml(content);
  const made = { ...body, html: Buffer.from(body.html) };
  parsed.set(content, made);
  return made;
}

export const textOf = (content: string): string => parsedOnce(content).text;

/** Removed from memory by this call, because only one page shows it. */
export function takeBody(content: string): AuthorHtml {
  const body = parsedOnce(content);
  const { html } = body;
  if (html === null) return postHtml(content);
  body.html = null;
  return { ...body, html: html.toString() };
}

/** Items that are shown without their markup. */
export function reportReduced(
  collection: string,
  items: readonly { id: string; title: string; content: string }[],
): void {
  for (const { id, title, content } of items)
    if (parsedOnce(content).isReduced)
      reportProblem(
        { place: `${collection}/${id}`, title, kind: 'reduced' },
        `"${title}" of ${collection} has more markup than a page can have: it is shown as its words alone.`,
      );
}

export const describe = ({ description, content }: Pick<Post, 'description' | 'content'>): string =>
  description ?? excerptOf(textOf(content));
