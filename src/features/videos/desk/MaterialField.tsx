import { useState } from 'react';
import { loadPart } from '#core/page/load-part.ts';
import { LazyPart } from '#panel/LazyPart.tsx';
import type { UploadedPicturesStore } from '#panel/uploaded-pictures.ts';
import { material as texts } from './texts.ts';

// The editor is as large as the rest of the form, and most videos have no material.
const loadEditor = () =>
  loadPart(async () => ({ default: (await import('#features/posts/desk/ContentField.tsx')).ContentField }));

export function MaterialField({ html, uploaded }: { html: string; uploaded: UploadedPicturesStore }) {
  const [isOpen, setOpen] = useState(html !== '');
  const given = { name: 'material', label: texts.field, hint: texts.hint, html, uploaded };
  return (
    <div>
      {/* The form has its value also before the editor is there. */}
      <input type="hidden" name="material" value={html} />
      {isOpen ? (
        <LazyPart load={loadEditor} given={given} />
      ) : (
        <button className="button quiet" type="button" onClick={() => setOpen(true)}>
          {texts.open}
        </button>
      )}
    </div>
  );
}
