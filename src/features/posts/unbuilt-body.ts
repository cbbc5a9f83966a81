import { frameVideos } from '#markup/blog/video-card.ts';
import { type AuthorHtml, authorHtml } from '#markup/shared/author-html.ts';

/** The HTML of a post that is newer than the build. Its code has no colours, which would bring every language. */
export const safePost = (content: string): AuthorHtml => authorHtml(content, frameVideos);
