import { useEffect, useId, useRef, useState } from 'react';
import { codeTab as texts } from '#messages/panel.ts';

/** How long a preview waits for the next letter, in ms. */
const pause = 200;

/** The snippet as readers will see it, through the same sanitiser; fetched when it is first asked for. */
export function CodePreview({ content }: { content: string }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(async () => {
      const html = await rendered(content);
      if (place.current) place.current.innerHTML = html;
    }, pause);
    return () => clearTimeout(timer);
  }, [isOpen, content]);
  return (
    <div className="code-preview">
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
        <p className="hint">{texts.previewHint}</p>
        <div className="prose" ref={place} />
      </section>
    </div>
  );
}

async function rendered(content: string): Promise<string> {
  const [{ authorHtml }, { highlightCode }] = await Promise.all([
    import('#markup/author-html.ts'),
    import('#markup/highlight.ts'),
  ]);
  return authorHtml(content, highlightCode).html;
}
