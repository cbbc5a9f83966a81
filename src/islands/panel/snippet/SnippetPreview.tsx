import { useEffect, useId, useRef, useState } from 'react';
import type { AuthorHtml } from '#markup/shared/author-html.ts';
import { snippetTab as texts } from '#messages/panel/panel.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/** How long a preview waits for the next key, in ms. */
const pause = 200;

/**
 * The text of a field of the surrounding form as readers will see it. The code for it is loaded when the preview is
 * first opened.
 */
export function SnippetPreview({ field }: { field: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isReduced, setReduced] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!isOpen || !form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new AbortController();
    const draw = async () => {
      try {
        const { html, isReduced } = await rendered(String(new FormData(form).get(field) ?? ''));
        setReduced(isReduced);
        // Sanitised, like every author's text.
        if (place.current) place.current.innerHTML = html;
      } catch (error) {
        reportFailedRead(error, draw);
      }
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(draw, pause);
    };
    draw();
    form.addEventListener('input', wait, over);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [isOpen, field]);
  return (
    <div className="code-preview" ref={root}>
      <button
        className="button quiet"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.preview}
      </button>
      <section className="snippet" id={id} aria-label={texts.preview} hidden={!isOpen}>
        <p className="hint">{isReduced ? texts.previewReduced : texts.previewHint}</p>
        <div className="prose" ref={place} />
      </section>
    </div>
  );
}

async function rendered(content: string): Promise<AuthorHtml> {
  const [{ authorHtml }, { highlightCode }] = await Promise.all([
    loadPart(() => import('#markup/shared/author-html.ts')),
    loadPart(() => import('#markup/shared/highlight.ts')),
  ]);
  return authorHtml(content, highlightCode);
}
