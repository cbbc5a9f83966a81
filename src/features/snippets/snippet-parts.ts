import { routes } from '#core/addresses/routes.ts';
import { breadcrumbs, structuredText } from '#core/installation/structured-data.ts';
import type { SearchDocument } from '#core/search/index-build.ts';
import { titleEntry } from '#core/search/index-build.ts';
import { textOf } from '#features/posts/text-of.ts';
import type { Snippet } from './snippet.ts';

/** Found by its language, as a post by its hashtags. */
export const snippetEntry = ({ content, codeName, ...snippet }: Snippet): SearchDocument => ({
  ...snippet,
  kind: codeName,
  hashtags: codeName === 'js' ? ['js', 'javascript'] : [codeName],
  text: textOf(content),
});

export function snippetParts(snippet: Snippet, siteUrl: string) {
  const path = routes.snippet(snippet.codeName, snippet.slug);
  return {
    address: new URL(path, siteUrl).href,
    text: textOf(snippet.content),
    structured: structuredText([breadcrumbs([[snippet.title, path]], siteUrl)]),
    entry: titleEntry(snippetEntry(snippet)),
  };
}
