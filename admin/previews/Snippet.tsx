import * as v from 'valibot';
import { authorHtml } from '#core/markup/author-html.ts';
import { highlightCode } from '#core/markup/highlight.ts';
import { AuthorHtml } from './AuthorHtml.tsx';
import { draftOf, type PreviewProps, text } from './preview-props.ts';

const Draft = v.object({ title: text, content: text });

/** A snippet in the markup of features/snippets/Snippet.astro. */
export function SnippetPreview(props: PreviewProps) {
  const { title, content } = draftOf(Draft, props);
  return (
    <article className="snippet">
      <h1>{title}</h1>
      <AuthorHtml html={authorHtml(content, highlightCode).html} />
    </article>
  );
}
