import { type AuthorHtml, authorHtml } from '#core/markup/author-html.ts';
import { frameVideos } from './video-card.ts';

/** The HTML of a post that is newer than the build. Its code has no colours, which would bring every language. */
export const safePost = (content: string): AuthorHtml => authorHtml(content, frameVideos);
