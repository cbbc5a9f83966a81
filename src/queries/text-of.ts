import { postHtml } from '#markup/blog/post-html.ts';
import type { AuthorHtml } from '#markup/shared/author-html.ts';
import { reportProblem } from './build-warning.ts';
import { digest } from './digest.ts';
import { keptValues } from './kept-values.ts';

type Words = Pick<AuthorHtml, 'text' | 'isReduced'>;

const known = new Map<string, Words>();
/** Parsed HTML that no page has used yet. Bytes stand outside of the heap and take a third of the memory of strings. */
interface Waiting extends Pick<AuthorHtml, 'headings' | 'isReduced'> {
  html: Buffer;
}
const waiting = new Map<string, Waiting>();

/** The text of an author's HTML. The HTML is parsed once, and not at all if an earlier build has kept its text. */
function wordsOf(content: string): Words {
  const words = known.get(content) ?? keptWords(content);
  known.set(content, words);
  return words;
}

function keptWords(content: string): Words {
  const values = keptValues();
  const key = `words ${digest(content)}`;
  const kept = values?.get(key);
  if (kept) return JSON.parse(kept.toString());
  const body = postHtml(content);
  const words = { text: body.text, isReduced: body.isReduced };
  values?.add(key, JSON.stringify(words));
  waiting.set(content, { html: Buffer.from(body.html), headings: body.headings, isReduced: body.isReduced });
  return words;
}

/** The words of an author's HTML without markup. Descriptions and the search index want the same ones. */
export const textOf = (content: string): string => wordsOf(content).text;

/** The safe HTML for a page. It is removed from memory by this call, because only one page shows it. */
export function takeBody(content: string): AuthorHtml {
  const body = waiting.get(content);
  waiting.delete(content);
  return body ? { ...body, html: body.html.toString(), text: textOf(content) } : postHtml(content);
}

/** Reports the items that are shown without their markup (markup/shared/parse-html.ts). */
export function reportReduced(
  collection: string,
  items: readonly { id: string; title: string; content: string }[],
): void {
  for (const { id, title, content } of items)
    if (wordsOf(content).isReduced)
      reportProblem(
        { place: `${collection}/${id}`, title, kind: 'reduced' },
        `"${title}" of ${collection} has more markup than a page can have: it is shown as its words alone.`,
      );
}
