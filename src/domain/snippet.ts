import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** The languages of the code library, in the order of its tabs (CODE-1). */
export const codeNames = ['html', 'css', 'js'] as const;

export const CodeName = z.enum(codeNames);

export type CodeName = z.infer<typeof CodeName>;

/** A document of the collection `codes`, with its id and its time as a date. `content` is HTML, not yet safe. */
export const SnippetDocument = z.object({
  id: z.string(),
  time: z.date(),
  codeName: CodeName,
  title: z.string().check(z.minLength(1), z.maxLength(limits.title)),
  titleKey: z.string(),
  content: z.string().check(z.minLength(1), z.maxLength(limits.content)),
  /** Unique in its language, and never changed. */
  slug: z.string().check(z.minLength(1), z.maxLength(limits.slug)),
  rev: z.int(),
  audit: z.string(),
});

export type Snippet = z.infer<typeof SnippetDocument>;
