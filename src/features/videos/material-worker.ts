// In a worker: thousands of elements would hold a slow phone for seconds.
import { authorHtml } from '#core/markup/author-html.ts';
import { highlightCode } from '#core/markup/highlight.ts';

addEventListener('message', ({ data }: MessageEvent<string>) =>
  postMessage(authorHtml(data, highlightCode).html),
);
