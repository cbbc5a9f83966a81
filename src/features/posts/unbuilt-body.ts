import { type AuthorHtml, authorHtml } from '#core/markup/author-html.ts';
import { frameVideos } from './video-card.ts';

/** Without colours, which would bring every language. */
export const safePost = (content: string): AuthorHtml => authorHtml(content, frameVideos);
