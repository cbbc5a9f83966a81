import { excerptOf, type Post } from './post.ts';
import { textOf } from './text-of.ts';

export const describe = ({ description, content }: Pick<Post, 'description' | 'content'>): string =>
  description ?? excerptOf(textOf(content));
