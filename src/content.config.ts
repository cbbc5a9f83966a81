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

type GenerateId = (file: { entry: string; data: Record<string, unknown> }) => string;

/** The entry's id is its file name: Astro's own would drop ə, ı and dots from it. */
const fileName: GenerateId = ({ entry }) => entry.replace(/\.[^.]+$/, '');

/**
 * A course without a path is the schema's to refuse.
 * @throws Error when a course has another path than its file's name: a path, once used, never changes (LEARN-1).
 */
const coursePath: GenerateId = (file) => {
  const name = fileName(file);
  const { path = name } = file.data;
  if (path === name) return name;
  throw new Error(
    `content/courses/${file.entry}: path is "${path}", but a course's path is the name of its file and never changes.`,
  );
};

const folder = (name: string, pattern: string, generateId: GenerateId = fileName) =>
  glob({ base: `./content/${name}`, pattern, generateId });

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
  courses: defineCollection({ loader: folder('courses', '*.json', coursePath), schema: fields(CourseFile) }),
  exercises: defineCollection({ loader: folder('exercises', '*/*.md'), schema: fields(ExerciseFile) }),
  portfolio: defineCollection({ loader: folder('portfolio', '*.json'), schema: fields(PortfolioItem) }),
  partners: defineCollection({ loader: folder('partners', '*.json'), schema: fields(Partner) }),
  pages: defineCollection({ loader: folder('pages', '*.md'), schema: fields(TextPageFrontMatter) }),
  blogs: defineCollection({ loader: folder('blogs', '*.md'), schema: fields(PostFrontMatter) }),
  codes: defineCollection({ loader: folder('codes', '*.json'), schema: fields(SnippetFile) }),
};
