import { authorHtml } from '#core/markup/author-html.ts';
import { highlightCode } from '#core/markup/highlight.ts';
import { markdownToHtml } from '#core/markup/markdown.ts';
import { codeParts } from '#core/words/letters.ts';
import { withPlayground } from '#features/snippets/playground-html.ts';
import type { CodeTask } from './exercise.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const block = (language: string, code: string): string =>
  `<pre><code class="language-${language}">${escaped(code)}</code></pre>`;

export const taskHtml = (task: string): string => authorHtml(markdownToHtml(task), highlightCode).html;

/** The start code as a playground, with the HTML that it works on above it (LEARN-7). */
export const startHtml = ({ language, start, page }: CodeTask): string =>
  authorHtml((page && block('html', page)) + block(language, start), (tree) => {
    highlightCode(tree);
    withPlayground(language)(tree);
  }).html;

export const solutionHtml = ({ language, solution }: CodeTask): string =>
  authorHtml(block(language, solution), highlightCode).html;

/** A line of text in which `…` is code, as safe HTML. */
export const lineHtml = (text: string): string =>
  codeParts(text)
    .map((part, index) => (index % 2 === 1 ? `<code>${escaped(part)}</code>` : escaped(part)))
    .join('');
