import CMS from 'decap-cms-app';
import course from '#features/courses/Course.css?inline';
import portfolio from '#features/portfolio/Portfolio.css?inline';
import article from '#features/posts/Article.css?inline';
import posts from '#features/posts/PostCard.css?inline';
import { faceRules } from '#styles/faces.ts';
import base from '#styles/index.css?inline';
import prose from '#styles/prose.css?inline';
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
  for (const css of [faceRules, base, posts, prose, article, course, portfolio, frame])
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
