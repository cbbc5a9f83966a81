import type { Post } from '#domain/post.ts';
import type { SearchDocument } from '#domain/search-index-build.ts';
import type { Snippet } from '#domain/snippet.ts';
import { textOf } from './text-of.ts';

export const postEntry = ({ content, ...post }: Post): SearchDocument => ({
  ...post,
  kind: 'blog',
  text: textOf(content),
});

/** A snippet's language does what a hashtag does for a post. */
export const snippetEntry = ({ content, codeName, ...snippet }: Snippet): SearchDocument => ({
  ...snippet,
  kind: codeName,
  hashtags: codeName === 'js' ? ['js', 'javascript'] : [codeName],
  text: textOf(content),
});
