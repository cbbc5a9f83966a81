import * as z from 'zod/mini';
import { PostFields } from './post.ts';
import { CodeName } from './snippet.ts';

/** A file of content/codes. `content` is HTML: explanation, code blocks, tip. */
export const SnippetFile = z.object({
  title: PostFields.title,
  slug: PostFields.slug,
  time: PostFields.time,
  codeName: CodeName,
  content: z.string().check(z.minLength(1)),
});
