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

// Keeps only the text, because the HTML is many times larger.
function readBody(content: string): Body {
  const { text, isReduced } = authorHtml(content, highlightCode);
  return { text, isReduced };
}

/** The text of author HTML without markup. Descriptions and the search index use the same text. */
export const textOf = (content: string): string => bodyOf(content).text;

/** Reports in the build log the items that are shown without their markup (markup/shared/parse-html.ts). */
export function reportReduced(kind: string, items: readonly { title: string; content: string }[]): void {
  for (const { title, content } of items)
    if (bodyOf(content).isReduced)
      logBuildWarning(
        `${kind} "${title}" has more markup than a page can have: it is shown as its words alone.`,
      );
}
