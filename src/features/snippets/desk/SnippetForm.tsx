import { useEffect, useId, useRef, useState } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { Field, SelectField } from '#core/forms/Labelled.tsx';
import type { AuthorHtml } from '#core/markup/author-html.ts';
import { reportFailedRead } from '#core/page/failures.ts';
import { loadPart } from '#core/page/load-part.ts';
import { Prose } from '#core/views/Prose.tsx';
import { dismissRetry } from '#core/views/toasts.ts';
import { codeLanguages } from '#core/words/code-language.ts';
import { cleanLine } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';
import { slugOf } from '#core/words/slug.ts';
import { ContentField } from '#features/posts/desk/ContentField.tsx';
import { snippetTab as texts } from '#panel/article-texts.ts';
import { type ContentFormProps, contentForm } from '#panel/EditorForm.tsx';
import { PlanField } from '#panel/Planned.tsx';
import type { SnippetForm as Values } from '#panel/public-form.ts';
import { uploadedPictures } from '#panel/uploaded-pictures.ts';
import type { StaffSnippet } from '../snippet.ts';
import { snippets } from './store.ts';

/** PANEL-5, PANEL-13. */
function SnippetFields({ actor, editing: { value, seen } }: ContentFormProps<StaffSnippet, keyof Values>) {
  const [codeName, setCodeName] = useState<string>(seen?.codeName ?? value.codeName);
  const [title, setTitle] = useState(value.title);
  const slug = seen?.slug ?? slugOf(cleanLine(title));
  return (
    <>
      <div className="pair">
        {seen ? (
          <div className="field">
            <span className="label">{texts.language}</span>
            <p lang="en">{texts.languages[seen.codeName]}</p>
            <p className="hint">{texts.languageFixed}</p>
            <input type="hidden" name="codeName" value={seen.codeName} />
          </div>
        ) : (
          <SelectField
            label={texts.language}
            name="codeName"
            defaultValue={value.codeName}
            aria-required
            onChange={({ target }) => setCodeName(target.value)}
          >
            <option value="">{texts.languageChoose}</option>
            {codeLanguages.map((name) => (
              <option key={name} value={name} lang="en">
                {texts.languages[name]}
              </option>
            ))}
          </SelectField>
        )}
        <Field
          label={texts.fieldTitle}
          name="title"
          defaultValue={value.title}
          maxLength={limits.title}
          aria-required
          status={
            codeName !== '' && slug !== '' ? (
              <p className="hint address" translate="no">
                {texts.address(decodeURI(routes.snippet(codeName, slug)))}
              </p>
            ) : null
          }
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      <div className="code-content">
        <p className="hint">{texts.contentHint}</p>
        <ContentField name="content" html={value.content} uploaded={uploadedPictures(actor.uid)} />
      </div>
      <PlanField plan={value.plan} seen={seen} hasPictures />
      <SnippetPreview field="content" />
    </>
  );
}

/** In ms. */
const pause = 200;

function SnippetPreview({ field }: { field: string }) {
  const [isOpen, setOpen] = useState(false);
  const [{ html, isReduced }, setDrawn] = useState({ html: '', isReduced: false });
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!isOpen || !form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new AbortController();
    const draw = async () => {
      dismissRetry(draw);
      try {
        setDrawn(await rendered(String(new FormData(form).get(field) ?? '')));
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
        <Prose html={html} />
      </section>
    </div>
  );
}

async function rendered(content: string): Promise<AuthorHtml> {
  const [{ authorHtml }, { highlightCode }] = await Promise.all([
    loadPart(() => import('#core/markup/author-html.ts')),
    loadPart(() => import('#core/markup/highlight.ts')),
  ]);
  return authorHtml(content, highlightCode);
}

export default contentForm(snippets, SnippetFields);
