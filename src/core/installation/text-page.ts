import * as v from 'valibot';
import { day } from '#core/time/day.ts';
import { limits } from '#core/words/limits.ts';

export const TextPageFrontMatter = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.title)),
  description: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  /** Of the last change that matters to readers. */
  updated: day,
});

export interface TextPage extends v.InferOutput<typeof TextPageFrontMatter> {
  /** The file's name, which is the page's address. */
  name: string;
  /** Safe to insert into a page. */
  html: string;
}
