import { Site, TextPageFrontMatter } from '#core/installation/site.ts';
import { CourseFile } from '#features/courses/course-file.ts';
import { ExerciseFile } from '#features/exercises/exercise.ts';
import { Partner, PortfolioItem } from '#features/portfolio/portfolio.ts';
import { PostFrontMatter } from '#features/posts/post.ts';
import { SnippetFile } from '#features/snippets/snippet.ts';

/** src/core/build/pictures.ts publishes these. */
export const pictureName = /\.(webp|png|jpe?g|avif|svg)$/;

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
