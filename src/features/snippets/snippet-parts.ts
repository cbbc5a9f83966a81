import type { Snippet } from '#domain/code/snippet.ts';
import type { SearchDocument } from '#domain/search/index-build.ts';
import { titleEntry } from '#domain/search/index-build.ts';
import { routes } from '#domain/shared/routes.ts';
import { breadcrumbs, structuredText } from '#domain/site/structured-data.ts';
import { textOf } from './text-of.ts';

/** A snippet is found by its language, as a post is found by its hashtags. */
export const snippetEntry = ({ content, codeName, ...snippet }: Snippet): SearchDocument => ({
  ...snippet,
  kind: codeName,
  hashtags: codeName === 'js' ? ['js', 'javascript'] : [codeName],
  text: textOf(content),
});

/** Everything that the build makes of one snippet. */
export function snippetParts(snippet: Snippet, siteUrl: string) {
  const path = routes.snippet(snippet.codeName, snippet.slug);
  return {
    address: new URL(path, siteUrl).href,
    text: textOf(snippet.content),
    structured: structuredText([breadcrumbs([[snippet.title, path]], siteUrl)]),
    entry: titleEntry(snippetEntry(snippet)),
  };
}
