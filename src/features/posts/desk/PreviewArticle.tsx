import { useMemo } from 'react';
import { timeElement } from '#core/time/dates.ts';
import { Prose } from '#core/views/Prose.tsx';
import { isLongTitle } from '#core/words/title.ts';
import { languageOfWord } from '#core/words/word-language.ts';
import { postForm as texts } from '#panel/article-texts.ts';
import type { PostText } from '#panel/public-form.ts';
import { addPlayButtons } from '../play-buttons.ts';
import { hashtagsShown } from '../post.ts';
import { readingMinutes } from '../reading.ts';
import { article } from '../texts.ts';
import { safePost } from '../video-card.ts';

interface Props {
  text: PostText;
  time: Date;
  author: string;
  portrait: string;
}

/** The markup, the sanitiser and the styles of the page itself. */
export default function PreviewArticle({ text, time, author, portrait }: Props) {
  const body = useMemo(() => safePost(text.content), [text.content]);
  const moment = timeElement(time);
  return (
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
        <p className="preview-title display" data-long={isLongTitle(text.title) || undefined}>
          {text.title || texts.untitled}
        </p>
        {text.blog_image && (
          <img className="cover band" src={text.blog_image} width="1200" height="675" alt="" />
        )}
      </header>
      {body.isReduced && <p className="hint">{texts.previewReduced}</p>}
      {body.html ? (
        <Prose html={body.html} onShown={addPlayButtons} />
      ) : (
        <p className="hint">{texts.previewEmpty}</p>
      )}
      <footer className="by">
        {portrait && <img src={portrait} width="72" height="72" alt="" />}
        <b className="display" translate="no">
          {author}
        </b>
      </footer>
    </article>
  );
}
