import type { Post } from '#domain/blog/post.ts';
import { excerptOf } from '#domain/blog/reading.ts';
import { textOf } from './text-of.ts';

/** What search engines and shares show of a post: its own description or the beginning of its text. */
export const describe = ({ description, content }: Pick<Post, 'description' | 'content'>): string =>
  description ?? excerptOf(textOf(content));
