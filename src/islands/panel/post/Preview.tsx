import { useEffect, useRef, useState } from 'react';
import { hashtagsShown } from '#domain/blog/post.ts';
import { readingMinutes } from '#domain/blog/reading.ts';
import type { PostText } from '#domain/panel/post-form.ts';
import { timeElement } from '#domain/shared/dates.ts';
import { isLongTitle } from '#domain/shared/title.ts';
import { languageOfWord } from '#domain/shared/word-language.ts';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import type { AuthorHtml } from '#markup/shared/author-html.ts';
import { article } from '#messages/blog/blog.ts';
import { postForm as texts } from '#messages/panel/panel-post.ts';
import { errors } from '#messages/shared/errors.ts';
import { states } from '#messages/shared/states.ts';
import { loadPart } from '#stores/shared/load-part.ts';

interface Props {
  text: PostText;
  time: Date;
  author: string;
  portrait: string;
  label: string;
}

/** The article as readers will see it: the same markup, sanitised by the same function, with the same styles. */
export function Preview({ text, time, author, portrait, label }: Props) {
  const { body, failed, load } = useBody(text.content);
  const moment = timeElement(time);
  return (
    <section className="preview-sheet" aria-label={label}>
      {failed && <FailedNote message={errors.unknown} retry={load} />}
      {!body && !failed && (
        <p className="loading pending" role="status">
          {states.loading}
        </p>
      )}
      {body && (
        <article>
          <header className="article-head">
            <p className="row">
              <time className="date" dateTime={moment.dateTime} title={moment.title}>
                {moment.textContent}
              </time>
              <span className="date mono">{article.readingTime(readingMinutes(body.text))}</span>
              {text.hashtags.slice(0, hashtagsShown).map((tag) => (
                <span className="tag" lang={languageOfWord(tag)} key={tag}>
                  {tag}
                </span>
              ))}
            </p>
            {/* Not an h1: this page has its own, and the preview only shows the heading of another page. */}
            <p className="preview-title display" data-long={isLongTitle(text.title) || undefined}>
              {text.title || texts.untitled}
            </p>
            {text.blog_image && (
              <img className="cover band" src={text.blog_image} width="1200" height="675" alt="" />
            )}
          </header>
          {body.isReduced && <p className="hint">{texts.previewReduced}</p>}
          {body.html ? <Prose html={body.html} /> : <p className="hint">{texts.previewEmpty}</p>}
          <footer className="by">
            {portrait && <img src={portrait} width="72" height="72" alt="" />}
            <b className="display" translate="no">
              {author}
            </b>
          </footer>
        </article>
      )}
    </section>
  );
}

/** Only for HTML that authorHtml has sanitised (BLOG-10). */
function Prose({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) place.current.innerHTML = html;
  }, [html]);
  return <div className="prose" ref={place} />;
}

/** The parser is large, so it is loaded when the preview is opened. */
function useBody(content: string) {
  const [body, setBody] = useState<AuthorHtml | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = attempt >= 0;
    setFailed(false);
    loadPart(() => import('#markup/shared/author-html.ts')).then(
      ({ authorHtml }) => isWanted && setBody(authorHtml(content)),
      (error: unknown) => {
        console.error(error);
        if (isWanted) setFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [content, attempt]);
  return { body, failed, load: () => setAttempt(attempt + 1) };
}
