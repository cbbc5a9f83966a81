import { useStore } from '@nanostores/react';
import { fileOf } from '#domain/blog-picture.ts';
import { Strand } from '#islands/ui/Strand.tsx';
import { blogTab as texts } from '#messages/panel-blog.ts';
import { uploadedPictures } from '#stores/panel/uploaded-pictures.ts';

/** What this device has uploaded and no saved post shows: for another post, or for whoever cleans up Storage. */
export function UnusedPictures({ uid }: { uid: string }) {
  const pictures = useStore(uploadedPictures(uid).$pictures);
  if (pictures.length === 0) return null;
  return (
    <Strand>
      <details className="unused">
        <summary>{texts.unused}</summary>
        <p className="hint">{texts.unusedHint}</p>
        <ul>
          {pictures.map(({ address, name }) => (
            <li key={address}>
              <img
                className="cover"
                src={address}
                width="1200"
                height="675"
                alt=""
                loading="lazy"
                // What has not arrived leaves nothing to clean up.
                onError={({ currentTarget }) => currentTarget.closest('li')?.setAttribute('hidden', '')}
              />
              <span>
                <b translate="no">{name}</b>
                <br />
                <code translate="no">{fileOf(address)}</code>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </Strand>
  );
}
