import { PostFrontMatter } from '#domain/blog/post.ts';
import { SnippetFile } from '#domain/code/snippet.ts';
import { CourseFile } from '#domain/courses/course-file.ts';
import { ExerciseFile } from '#domain/exercises/exercise.ts';
import { Partner, PortfolioItem } from '#domain/portfolio/portfolio.ts';
import { Site } from '#domain/shared/site.ts';
import { TextPageFrontMatter } from './text-page.ts';

/** What a picture of content/images may be called; src/queries/pictures.ts publishes these. */
export const pictureName = /\.(webp|png|jpe?g|avif|svg)$/;

/** The files of content/, by collection: their folder in it, which of its files, and the schema of one. */
export const contentFiles = {
  site: { folder: '', pattern: 'site.json', schema: Site },
  courses: { folder: 'courses', pattern: '*.json', schema: CourseFile },
  exercises: { folder: 'exercises', pattern: '*/*.md', schema: ExerciseFile },
  portfolio: { folder: 'portfolio', pattern: '*.json', schema: PortfolioItem },
  partners: { folder: 'partners', pattern: '*.json', schema: Partner },
  pages: { folder: 'pages', pattern: '*.md', schema: TextPageFrontMatter },
  blogs: { folder: 'blogs', pattern: '*.md', schema: PostFrontMatter },
  codes: { folder: 'codes', pattern: '*.json', schema: SnippetFile },
} as const;
