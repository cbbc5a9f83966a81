import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { FieldError, useFieldFailure } from '#core/forms/Labelled.tsx';
import { postForm as texts } from '#panel/article-texts.ts';
import { Carried } from '#panel/Carried.tsx';
import { pictureUpload } from '#panel/picture-upload.ts';
import type { UploadedPicturesStore } from '#panel/uploaded-pictures.ts';
import { Upload, UploadedPicture } from './Upload.tsx';

interface Props {
  name: string;
  address: string;
  uploaded: UploadedPicturesStore;
}

/** PANEL-3. */
export function PictureField({ name, address: first, uploaded }: Props) {
  const id = useId();
  const [address, setAddress] = useState(first);
  const [upload] = useState(() => pictureUpload(uploaded, setAddress));
  const failure = useFieldFailure(name);
  return (
    <div className="field">
      <span className="label">{texts.image}</span>
      <Carried name={name} value={address} />
      {address ? (
        <img className="cover" src={address} width="1200" height="675" alt={texts.imageAlt} />
      ) : (
        <div className="cover squares" />
      )}
      <Upload
        upload={upload}
        label={address ? texts.imageChange : texts.imageChoose}
        describedBy={failure ? `${id}-error ${id}-hint` : `${id}-hint`}
        invalid={failure !== null}
      />
      {failure && <FieldError id={`${id}-error`} message={failure} />}
      <p className="hint" id={`${id}-hint`}>
        {texts.imageHint}
      </p>
      <Earlier uploaded={uploaded} chosen={address} onUse={setAddress} />
    </div>
  );
}

interface EarlierProps {
  uploaded: UploadedPicturesStore;
  chosen: string;
  onUse(address: string): void;
}

/** Uploads that no saved post shows: using one avoids another upload. */
function Earlier({ uploaded, chosen, onUse }: EarlierProps) {
  const pictures = useStore(uploaded.$pictures).filter(({ address }) => address !== chosen);
  if (pictures.length === 0) return null;
  return (
    <details className="earlier unfolds">
      <summary>{texts.imageUsed}</summary>
      <ul>
        {pictures.map(({ address, name }) => (
          <li key={address}>
            <button type="button" aria-label={texts.imageUse(name)} onClick={() => onUse(address)}>
              <UploadedPicture address={address} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
