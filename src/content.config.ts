import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import * as v from 'valibot';
import { PostFrontMatter } from '#domain/blog/post.ts';
import { SnippetFile } from '#domain/code/snippet.ts';
import { CourseFile } from '#domain/courses/course.ts';
import { ExerciseFile } from '#domain/exercises/exercise.ts';
import { Partner, PortfolioItem } from '#domain/portfolio/portfolio.ts';
import { Site } from '#domain/shared/site.ts';
import { TextPageFrontMatter } from '#domain/site/text-page.ts';

// The Git-backed half of the content; `src/queries` is its only reader. An entry that does not fit its schema
// fails the build with its file, field and problem (CMS-4).
const folder = (name: string, pattern: string) =>
  // The entry's id is its file name: Astro's own would drop ə, ı and dots from it.
  glob({ base: `./content/${name}`, pattern, generateId: ({ entry }) => entry.replace(/\.[^.]+$/, '') });

/** One of our schemas as Astro takes it: Astro knows only Zod's, and reports the problems with file and field. */
const fields = <Value>(schema: v.GenericSchema<unknown, Value>) =>
  z.unknown().transform((value, { issues }): Value => {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
    for (const { path = [], message, input } of parsed.issues) {
      issues.push({ code: 'custom', path: path.map(({ key }) => key as PropertyKey), message, input });
    }
    return z.NEVER;
  });

export const collections = {
  site: defineCollection({ loader: folder('', 'site.json'), schema: fields(Site) }),
  courses: defineCollection({ loader: folder('courses', '*.json'), schema: fields(CourseFile) }),
  exercises: defineCollection({ loader: folder('exercises', '*/*.md'), schema: fields(ExerciseFile) }),
  portfolio: defineCollection({ loader: folder('portfolio', '*.json'), schema: fields(PortfolioItem) }),
  partners: defineCollection({ loader: folder('partners', '*.json'), schema: fields(Partner) }),
  pages: defineCollection({ loader: folder('pages', '*.md'), schema: fields(TextPageFrontMatter) }),
  blogs: defineCollection({ loader: folder('blogs', '*.md'), schema: fields(PostFrontMatter) }),
  codes: defineCollection({ loader: folder('codes', '*.json'), schema: fields(SnippetFile) }),
};
