import { useStore } from '@nanostores/react';
import type { OwnAccount } from '#islands/accounts/OwnPage.tsx';
import { Avatar } from '#islands/shared/Avatar.tsx';
import { PictureForm } from '#islands/shared/PictureForm.tsx';
import { settings } from '#messages/accounts/accounts.ts';
import { chosenPhoto, photoForm } from '#stores/accounts/photo.ts';

const texts = settings.photo;

/** USER-3. */
export function PhotoSettings({ account }: Pick<OwnAccount, 'account'>) {
  const chosen = useStore(chosenPhoto.$chosen);
  const preview = chosen.step === 'chosen' ? chosen.preview : null;
  return (
    <div className="photo-now">
      <Avatar photo={preview ?? account.photo} alt={preview ? texts.previewAlt : texts.alt} />
      <div className="section-body">
        <PictureForm
          name="photo"
          picture={chosenPhoto}
          form={photoForm}
          hint={texts.hint}
          choose={preview || account.photo ? texts.change : texts.choose}
          texts={{ submit: texts.submit, sending: texts.uploading, chosen: texts.chosen }}
        />
      </div>
    </div>
  );
}
