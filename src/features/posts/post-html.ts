import { type AuthorHtml, authorHtml } from '#core/markup/author-html.ts';
import { highlightCode } from '#core/markup/highlight.ts';
import { frameVideos } from './video-card.ts';

export const postHtml = (content: string): AuthorHtml =>
  authorHtml(content, (tree) => {
    highlightCode(tree);
    frameVideos(tree);
  });
