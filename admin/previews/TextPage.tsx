import * as v from 'valibot';
import { authorHtml } from '#core/markup/author-html.ts';
import { markdownToHtml } from '#core/markup/markdown.ts';
import { AuthorHtml } from './AuthorHtml.tsx';
import { draftOf, type PreviewProps, text } from './preview-props.ts';

const Draft = v.object({ title: text, body: text });

/** A page of text in the markup of site/TextPage.astro. */
export function TextPagePreview(props: PreviewProps) {
  const { title, body } = draftOf(Draft, props);
  return (
    <section className="section-body">
      <h1>{title}</h1>
      <AuthorHtml html={authorHtml(markdownToHtml(body)).html} />
    </section>
  );
}
