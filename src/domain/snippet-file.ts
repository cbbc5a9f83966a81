import * as z from 'zod/mini';
import { PostFields } from './post.ts';

/** A file of content/codes. `content` is HTML: explanation, code blocks, tip. */
export const SnippetFile = z.object({
  title: PostFields.title,
  slug: PostFields.slug,
  time: PostFields.time,
  codeName: z.enum(['html', 'css', 'js']),
  content: z.string().check(z.minLength(1)),
});
