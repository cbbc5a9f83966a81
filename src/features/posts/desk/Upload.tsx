import { useStore } from '@nanostores/react';
import { FileButton } from '#core/forms/Labelled.tsx';
import { PictureRefusal } from '#core/forms/PictureRefusal.tsx';
import { states } from '#core/views/common-texts.ts';
import { postForm as texts } from '#panel/article-texts.ts';
import type { PictureUpload } from '#panel/picture-upload.ts';

interface Props {
  upload: PictureUpload;
  label: string;
  describedBy?: string;
  invalid?: boolean;
}

export function Upload({ upload, label, describedBy, invalid = false }: Props) {
  const state = useStore(upload.$state);
  return (
    <div className="upload">
      <FileButton
        text={label}
        accept="image/*"
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChoose={upload.choose}
      />
      <div role="status">
        {state.step === 'checking' && <p className="hint pending">{texts.checking}</p>}
        {state.step === 'uploading' && <Progress share={state.share} />}
      </div>
      {state.step === 'refused' && <PictureRefusal {...state} onShrink={upload.shrink} />}
      {state.step === 'failed' && (
        <PictureRefusal message={state.message} onShrink={upload.shrink}>
          <button className="button quiet" type="button" onClick={upload.retry}>
            {states.retry}
          </button>
        </PictureRefusal>
      )}
    </div>
  );
}

function Progress({ share }: { share: number }) {
  return (
    <>
      <p className="hint">{texts.uploading(Math.round(share * 100))}</p>
      <progress className="knot-row" value={share} aria-label={texts.image} />
    </>
  );
}

/** Hidden where it was never stored. */
export function UploadedPicture({ address }: { address: string }) {
  return (
    <img
      className="cover"
      src={address}
      width="1200"
      height="675"
      alt=""
      loading="lazy"
      onError={({ currentTarget }) => currentTarget.closest('li')?.setAttribute('hidden', '')}
    />
  );
}
