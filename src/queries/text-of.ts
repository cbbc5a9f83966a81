import { authorHtml } from '#markup/shared/author-html.ts';
import { highlightCode } from '#markup/shared/highlight.ts';
import { logBuildWarning } from './build-warning.ts';

interface Body {
  text: string;
  isReduced: boolean;
}

const known = new Map<string, Body>();

function bodyOf(content: string): Body {
  const body = known.get(content) ?? readBody(content);
  known.set(content, body);
  return body;
}

// Without the HTML, which is many times larger.
function readBody(content: string): Body {
  const { text, isReduced } = authorHtml(content, highlightCode);
  return { text, isReduced };
}

/** The words of an author's HTML without markup. Descriptions and the search index want the same ones. */
export const textOf = (content: string): string => bodyOf(content).text;

/** Names on the build's log what is shown without its markup (markup/shared/parse-html.ts). */
export function reportReduced(kind: string, items: readonly { title: string; content: string }[]): void {
  for (const { title, content } of items)
    if (bodyOf(content).isReduced)
      logBuildWarning(
        `${kind} "${title}" has more markup than a page can have: it is shown as its words alone.`,
      );
}
