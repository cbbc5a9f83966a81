import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { PostFrontMatter } from '#domain/blog/post.ts';
import { SnippetFile } from '#domain/code/snippet.ts';
import { Course } from '#domain/courses/course.ts';
import { Partner, PortfolioItem } from '#domain/portfolio/portfolio.ts';
import { Site } from '#domain/shared/site.ts';
import { TextPageFrontMatter } from '#domain/site/text-page.ts';

// The Git-backed half of the content; `src/queries` is its only reader. An entry that does not fit its schema
// fails the build with its file, field and problem (CMS-4).
const folder = (name: string, pattern: string) =>
  // The entry's id is its file name: Astro's own would drop ə, ı and dots from it.
  glob({ base: `./content/${name}`, pattern, generateId: ({ entry }) => entry.replace(/\.[^.]+$/, '') });

export const collections = {
  site: defineCollection({ loader: folder('', 'site.json'), schema: Site }),
  courses: defineCollection({ loader: folder('courses', '*.json'), schema: Course }),
  portfolio: defineCollection({ loader: folder('portfolio', '*.json'), schema: PortfolioItem }),
  partners: defineCollection({ loader: folder('partners', '*.json'), schema: Partner }),
  pages: defineCollection({ loader: folder('pages', '*.md'), schema: TextPageFrontMatter }),
  blogs: defineCollection({ loader: folder('blogs', '*.md'), schema: PostFrontMatter }),
  codes: defineCollection({ loader: folder('codes', '*.json'), schema: SnippetFile }),
};
