import { type IndexFiles, indexFiles } from '#domain/search-index-build.ts';
import { codeNames } from '#domain/snippet.ts';
import { allPosts } from './posts.ts';
import { snippetsOf } from './snippets.ts';
import { textOf } from './text-of.ts';

let once: Promise<IndexFiles> | undefined;

/** The static index of all posts and snippets in its parts (SEARCH-4). Made once a build. */
export function searchIndex(): Promise<IndexFiles> {
  once ??= makeIndex();
  return once;
}

async function makeIndex(): Promise<IndexFiles> {
  const [posts, snippets] = await Promise.all([allPosts(), Promise.all(codeNames.map(snippetsOf))]);
  return indexFiles([
    ...posts.map(({ content, ...post }) => ({ ...post, kind: 'blog' as const, text: textOf(content) })),
    // A snippet's language does what a hashtag does for a post.
    ...snippets.flat().map(({ content, codeName, ...snippet }) => ({
      ...snippet,
      kind: codeName,
      hashtags: codeName === 'js' ? ['js', 'javascript'] : [codeName],
      text: textOf(content),
    })),
  ]);
}
