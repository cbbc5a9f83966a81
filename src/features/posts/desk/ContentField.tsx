import { useEffect, useId, useRef } from 'react';
import { FieldError, useFieldFailure } from '#core/forms/Labelled.tsx';
import { postForm as texts } from '#panel/article-texts.ts';
import type { UploadedPicturesStore } from '#panel/uploaded-pictures.ts';
import { Editor } from './editor/Editor.tsx';

interface Props {
  name: string;
  label?: string;
  hint?: string;
  html: string;
  uploaded: UploadedPicturesStore;
}

/** Written out as HTML only when the form asks for it (`formdata`): that takes time. */
export function ContentField({ name, label = texts.content, hint, html, uploaded }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const read = useRef(() => html);
  const failure = useFieldFailure(name);
  useEffect(() => {
    const form = root.current?.closest('form');
    const over = new AbortController();
    form?.addEventListener('formdata', ({ formData }) => formData.set(name, read.current()), over);
    return () => over.abort();
  }, [name]);
  return (
    <div className="field" ref={root}>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Editor
        id={id}
        html={html}
        labelledBy={`${id}-label`}
        describedBy={[failure && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
        isInvalid={failure !== null}
        uploaded={uploaded}
        onChange={(readNew) => {
          read.current = readNew;
          root.current?.dispatchEvent(new Event('input', { bubbles: true }));
        }}
      />
      {failure && <FieldError id={`${id}-error`} message={failure} />}
    </div>
  );
}
