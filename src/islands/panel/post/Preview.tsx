import { useEffect, useState } from 'react';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import type { AuthorHtml } from '#markup/shared/author-html.ts';
import { errors } from '#messages/shared/errors.ts';
import { states } from '#messages/shared/states.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import type { PreviewArticle, Previewed } from './PreviewArticle.tsx';

/** The article as readers will see it: the same markup, sanitised by the same function, with the same styles. */
export function Preview({ label, ...previewed }: Previewed & { label: string }) {
  const { made, failed, load } = useArticle(previewed.text.content);
  return (
    <section className="preview-sheet" aria-label={label}>
      {failed && <FailedNote message={errors.unknown} retry={load} />}
      {!made && !failed && (
        <p className="loading pending" role="status">
          {states.loading}
        </p>
      )}
      {made && <made.Article {...previewed} body={made.body} />}
    </section>
  );
}

interface Made {
  Article: typeof PreviewArticle;
  body: AuthorHtml;
}

/** The parser is large, so it is loaded when the preview is opened. */
function useArticle(content: string) {
  const [made, setMade] = useState<Made | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = attempt >= 0;
    setFailed(false);
    loadPart(() => import('./PreviewArticle.tsx')).then(
      ({ PreviewArticle: Article, bodyOf }) => isWanted && setMade({ Article, body: bodyOf(content) }),
      (error: unknown) => {
        console.error(error);
        if (isWanted) setFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [content, attempt]);
  return { made, failed, load: () => setAttempt(attempt + 1) };
}
