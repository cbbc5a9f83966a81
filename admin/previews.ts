import CMS from 'decap-cms-app';
import posts from '#styles/blog/posts.css?inline';
import course from '#styles/courses/course.css?inline';
import portfolio from '#styles/portfolio/portfolio.css?inline';
import article from '#styles/shared/article.css?inline';
import code from '#styles/shared/code-block.css?inline';
import { faceRules } from '#styles/shared/faces.ts';
import shell from '#styles/site/shell.css?inline';
import { asPage } from './previews/as-page.tsx';
import { CoursePreview } from './previews/Course.tsx';
import { ExercisePreview } from './previews/Exercise.tsx';
import frame from './previews/frame.css?inline';
import { PartnerPreview, PortfolioPreview } from './previews/Portfolio.tsx';
import { PostPreview } from './previews/Post.tsx';
import { SitePreview } from './previews/Site.tsx';
import { SnippetPreview } from './previews/Snippet.tsx';
import { TextPagePreview } from './previews/TextPage.tsx';

/** Registers a preview for every collection that looks like the site and uses its styles (CMS-1). */
export function registerPreviews(): void {
  for (const css of [faceRules, shell, posts, article, code, course, portfolio, frame])
    CMS.registerPreviewStyle(css, { raw: true });
  CMS.registerPreviewTemplate('blogs', asPage(PostPreview));
  CMS.registerPreviewTemplate('codes', asPage(SnippetPreview));
  CMS.registerPreviewTemplate('courses', asPage(CoursePreview));
  CMS.registerPreviewTemplate('exercises', asPage(ExercisePreview));
  CMS.registerPreviewTemplate('portfolio', asPage(PortfolioPreview));
  CMS.registerPreviewTemplate('partners', asPage(PartnerPreview));
  CMS.registerPreviewTemplate('pages', asPage(TextPagePreview));
  // For a file Decap looks up the template by the name of the file.
  CMS.registerPreviewTemplate('site', asPage(SitePreview));
}
