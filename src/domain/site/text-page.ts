import * as z from 'zod/mini';
import { limits } from '#domain/shared/limits.ts';

/** Front matter of a file in content/pages. The body is its text. */
export const TextPageFrontMatter = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.title)),
  description: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** The day of the last change that matters to readers. */
  updated: z.iso.date(),
});

export interface TextPage extends z.infer<typeof TextPageFrontMatter> {
  /** Safe to insert into a page. */
  html: string;
}
