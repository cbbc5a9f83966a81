import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '#core/forms/Labelled.tsx';
import { Button } from '#core/views/Button.tsx';
import { postForm, editor as texts } from '#panel/article-texts.ts';
import { pictureUpload } from '#panel/picture-upload.ts';
import type { UploadedPicturesStore } from '#panel/uploaded-pictures.ts';
import { Upload } from '../Upload.tsx';

interface NewProps {
  uploaded: UploadedPicturesStore;
  /** Pasted or dropped. */
  file: File | null;
  onInsert(src: string, alt: string): void;
  onCancel(): void;
}

export function NewImageRow({ uploaded, file, onInsert, onCancel }: NewProps) {
  const [src, setSrc] = useState('');
  const [upload] = useState(() => pictureUpload(uploaded, setSrc));
  useEffect(() => {
    if (file) upload.choose(file);
  }, [file, upload]);
  return (
    <Described
      alt=""
      apply={texts.imageInsert}
      isReady={src !== ''}
      onApply={(alt) => onInsert(src, alt)}
      onCancel={onCancel}
    >
      {src && (
        <div className="tool-picture">
          <img src={src} alt="" />
        </div>
      )}
      <Upload upload={upload} label={src ? postForm.imageChange : postForm.imageChoose} />
    </Described>
  );
}

interface DescribeProps {
  alt: string;
  onDescribe(alt: string): void;
  onCancel(): void;
}

export const DescribeRow = ({ alt, onDescribe, onCancel }: DescribeProps) => (
  <Described alt={alt} apply={texts.imageSave} isReady onApply={onDescribe} onCancel={onCancel} />
);

interface DescribedProps {
  alt: string;
  apply: string;
  isReady: boolean;
  onApply(alt: string): void;
  onCancel(): void;
  children?: ReactNode;
}

function Described({ alt, apply, isReady, onApply, onCancel, children }: DescribedProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => row.current?.querySelector('input')?.focus(), []);
  const send = () => {
    if (isReady) onApply(field.current?.value.trim() ?? '');
  };
  const answer = (event: KeyboardEvent<HTMLElement>) => {
    const isField = event.target === field.current;
    if (event.key !== 'Escape' && !(event.key === 'Enter' && isField)) return;
    event.preventDefault();
    if (event.key === 'Enter') send();
    else onCancel();
  };
  return (
    <fieldset className="tool-row" ref={row} aria-label={texts.image} onKeyDown={answer}>
      {children}
      <Field label={texts.imageAlt} name="alt" ref={field} defaultValue={alt} hint={texts.imageAltHint} />
      <div className="row">
        <Button className="button quiet" off={!isReady} onClick={send}>
          {apply}
        </Button>
        <button className="more" type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </fieldset>
  );
}
