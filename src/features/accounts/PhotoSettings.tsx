import { useStore } from '@nanostores/react';
import { PictureForm } from '#core/forms/PictureForm.tsx';
import { Avatar } from '#core/views/Avatar.tsx';
import type { OwnAccount } from './OwnPage.tsx';
import { chosenPhoto, photoForm } from './photo.ts';
import { settings } from './texts.ts';

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
