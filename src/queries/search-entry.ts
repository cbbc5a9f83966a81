import type { Post } from '#domain/blog/post.ts';
import type { Snippet } from '#domain/code/snippet.ts';
import type { SearchDocument } from '#domain/search/index-build.ts';
import { textOf } from './text-of.ts';

export const postEntry = ({ content, ...post }: Post): SearchDocument => ({
  ...post,
  kind: 'blog',
  text: textOf(content),
});

/** A snippet is found by its language, as a post is found by its hashtags. */
export const snippetEntry = ({ content, codeName, ...snippet }: Snippet): SearchDocument => ({
  ...snippet,
  kind: codeName,
  hashtags: codeName === 'js' ? ['js', 'javascript'] : [codeName],
  text: textOf(content),
});
