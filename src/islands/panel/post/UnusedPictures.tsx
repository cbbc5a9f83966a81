import { useStore } from '@nanostores/react';
import { fileOf } from '#domain/blog/post-picture.ts';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { postTab as texts } from '#messages/panel/panel-post.ts';
import { uploadedPictures } from '#stores/panel/uploaded-pictures.ts';
import { UploadedPicture } from './UploadedPicture.tsx';

/**
 * Pictures that this device has uploaded and no saved post shows: for another post, or for a clean-up of Storage by
 * hand.
 */
export function UnusedPictures({ uid }: { uid: string }) {
  const pictures = useStore(uploadedPictures(uid).$pictures);
  if (pictures.length === 0) return null;
  return (
    <PageSection>
      <details className="unused">
        <summary>{texts.unused}</summary>
        <p className="hint">{texts.unusedHint}</p>
        <ul>
          {pictures.map(({ address, name }) => (
            <li key={address}>
              <UploadedPicture address={address} />
              <span>
                <b translate="no">{name}</b>
                <br />
                <code translate="no">{fileOf(address)}</code>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </PageSection>
  );
}
