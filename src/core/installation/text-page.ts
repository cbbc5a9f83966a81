import * as v from 'valibot';
import { day } from '#core/time/day.ts';
import { limits } from '#core/words/limits.ts';

export const TextPageFrontMatter = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.title)),
  description: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  updated: day, // of the last change that matters to readers
});

export interface TextPage extends v.InferOutput<typeof TextPageFrontMatter> {
  name: string; // the page's address
  html: string; // safe to insert into a page
}
