import * as v from 'valibot';
import { day } from '#core/time/day.ts';
import { limits } from '#core/words/limits.ts';

/** Front matter of a file in content/pages. The body is its text. */
export const TextPageFrontMatter = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.title)),
  description: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  /** The day of the last change that matters to readers. */
  updated: day,
});

export interface TextPage extends v.InferOutput<typeof TextPageFrontMatter> {
  /** The file's name without its ending, which is the page's address. */
  name: string;
  /** Safe to insert into a page. */
  html: string;
}
