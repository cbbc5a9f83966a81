import * as v from 'valibot';
import { authorHtml, withAddresses } from '#core/markup/author-html.ts';
import { highlightCode } from '#core/markup/highlight.ts';
import { markdownToHtml } from '#core/markup/markdown.ts';
import { shortDate } from '#core/time/dates.ts';
import { isLongTitle } from '#core/words/title.ts';
import { hashtagsShown } from '#features/posts/post.ts';
import { series as seriesTexts } from '#features/posts/texts.ts';
import { AuthorHtml } from './AuthorHtml.tsx';
import { draftOf, type PreviewProps, pictureOf, text, texts } from './preview-props.ts';

const Draft = v.object({
  title: text,
  time: text,
  author: text,
  author_image: text,
  blog_image: text,
  hashtags: texts,
  series: text,
  body: text,
});

/** A post in the markup of features/posts/Article.astro, through the same functions. */
export function PostPreview(props: PreviewProps) {
  const { title, time, author, author_image, blog_image, hashtags, series, body } = draftOf(Draft, props);
  const moment = new Date(time);
  const html = withAddresses(markdownToHtml(body), (path) =>
    path.startsWith('/images/') ? { src: pictureOf(props, 'body', path) } : null,
  );
  return (
    <article className="page-section">
      <div className="section-body">
        <header className="article-head">
          <p className="row">
            {!Number.isNaN(moment.getTime()) && <time className="date">{shortDate(moment)}</time>}
            {hashtags.slice(0, hashtagsShown).map((tag) => (
              <span className="tag" key={tag}>
                {tag}
              </span>
            ))}
          </p>
          <h1 data-long={isLongTitle(title) ? '' : undefined}>{title}</h1>
          {blog_image && (
            <img
              className="cover band"
              src={pictureOf(props, 'blog_image', blog_image)}
              width="1200"
              height="675"
              alt=""
            />
          )}
        </header>
        <div>
          {series && <p className="small soft">{seriesTexts.of(series)}</p>}
          <AuthorHtml html={authorHtml(html, highlightCode).html} />
          <footer className="by">
            {author_image && (
              <img src={pictureOf(props, 'author_image', author_image)} width="72" height="72" alt="" />
            )}
            <div>
              <b className="display">{author}</b>
            </div>
          </footer>
        </div>
      </div>
    </article>
  );
}
