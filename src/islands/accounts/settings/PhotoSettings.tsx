import { useStore } from '@nanostores/react';
import type { OwnAccount } from '#islands/accounts/OwnPage.tsx';
import { Avatar } from '#islands/shared/Avatar.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { PictureRefusal } from '#islands/shared/PictureRefusal.tsx';
import { profile, settings } from '#messages/accounts/accounts.ts';
import { $photo, choosePhoto, photoForm, shrinkPhoto } from '#stores/accounts/photo.ts';

const texts = settings.photo;

/** USER-3: the photo is checked and shown before anything is sent. */
export function PhotoSettings({ account }: Pick<OwnAccount, 'account'>) {
  const chosen = useStore($photo);
  const preview = chosen.step === 'chosen' ? chosen.preview : null;
  return (
    <div className="photo-now">
      <Avatar photo={preview ?? account.photo} alt={preview ? texts.previewAlt : profile.photo} />
      <div className="section-body">
        <p className="hint" id="photo-hint">
          {texts.hint}
        </p>
        <p>
          <label className="button quiet pick">
            <input
              className="vh"
              type="file"
              name="photo"
              accept="image/*"
              aria-describedby="photo-hint"
              onChange={(event) => choosePhoto(event.currentTarget.files?.[0])}
            />
            {chosen.step === 'chosen' || account.photo ? texts.change : texts.choose}
          </label>
        </p>
        {chosen.step === 'refused' && <PictureRefusal {...chosen} onShrink={shrinkPhoto} />}
        {chosen.step === 'chosen' && (
          <Form
            store={photoForm}
            submit={texts.submit}
            sending={texts.uploading}
            beside={<span className="hint">{texts.chosen(chosen.name)}</span>}
          />
        )}
      </div>
    </div>
  );
}
