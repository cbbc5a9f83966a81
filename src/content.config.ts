import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import * as v from 'valibot';
import { contentFiles } from '#site/content-files.ts';

// The Git-backed half of the content; `src/queries` is its only reader. Before a build reads it,
// src/build/content-check.ts names every file that does not fit its schema (CMS-4).

interface Files<Value> {
  folder: string;
  pattern: string;
  schema: v.GenericSchema<unknown, Value>;
}

/** Our schemas as Astro takes them: it knows only Zod's. */
const collection = <Value>({ folder, pattern, schema }: Files<Value>) =>
  defineCollection({
    loader: glob({
      base: `./content/${folder}`,
      pattern,
      // The entry's id is its file name: Astro's own would drop ə, ı and dots from it.
      generateId: ({ entry }) => entry.replace(/\.[^.]+$/, ''),
    }),
    schema: z.unknown().transform((value, { issues }): Value => {
      const parsed = v.safeParse(schema, value);
      if (parsed.success) return parsed.output;
      for (const { path = [], message, input } of parsed.issues) {
        issues.push({ code: 'custom', path: path.map(({ key }) => key as PropertyKey), message, input });
      }
      return z.NEVER;
    }),
  });

export const collections = {
  site: collection(contentFiles.site),
  courses: collection(contentFiles.courses),
  exercises: collection(contentFiles.exercises),
  portfolio: collection(contentFiles.portfolio),
  partners: collection(contentFiles.partners),
  pages: collection(contentFiles.pages),
  blogs: collection(contentFiles.blogs),
  codes: collection(contentFiles.codes),
};
