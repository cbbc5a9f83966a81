import { excerptOf, type Post } from './post.ts';
import { textOf } from './text-of.ts';

/** The description of a post for search engines and shares: its own, or the beginning of its text. */
export const describe = ({ description, content }: Pick<Post, 'description' | 'content'>): string =>
  description ?? excerptOf(textOf(content));
