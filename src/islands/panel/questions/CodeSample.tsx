import { useEffect, useRef, useState } from 'react';
import type { QuestionCode } from '#domain/questions/question.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/** The code beside a question or an answer, highlighted as everywhere on the site. The code for that is loaded when there is some. */
export function CodeSample({ code: { language, text } }: { code: QuestionCode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isOver = false;
    const draw = async () => {
      try {
        const html = await highlighted(language, text);
        if (isOver || !place.current) return;
        // Sanitised, like every author's text.
        place.current.innerHTML = html;
        setDrawn(true);
      } catch (error) {
        // It is there to be read without colours.
        console.error(error);
      }
    };
    draw();
    return () => {
      isOver = true;
    };
  }, [language, text]);
  return (
    <div className="prose question-code">
      {!isDrawn && (
        <pre>
          <code>{text}</code>
        </pre>
      )}
      <div ref={place} />
    </div>
  );
}

async function highlighted(language: string, text: string): Promise<string> {
  const [{ authorHtml }, { highlightCode }] = await Promise.all([
    loadPart(() => import('#markup/shared/author-html.ts')),
    loadPart(() => import('#markup/shared/highlight.ts')),
  ]);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return authorHtml(`<pre><code class="language-${language}">${escaped}</code></pre>`, highlightCode).html;
}
