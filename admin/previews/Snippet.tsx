import * as v from 'valibot';
import { authorHtml } from '#markup/shared/author-html.ts';
import { highlightCode } from '#markup/shared/highlight.ts';
import { AuthorHtml } from './AuthorHtml.tsx';
import { draftOf, type PreviewProps, text } from './preview-props.ts';

const Draft = v.object({ title: text, content: text });

/** A snippet in the markup of components/code/Snippet.astro. */
export function SnippetPreview(props: PreviewProps) {
  const { title, content } = draftOf(Draft, props);
  return (
    <article className="snippet">
      <h1>{title}</h1>
      <AuthorHtml html={authorHtml(content, highlightCode).html} />
    </article>
  );
}
