import { useStore } from '@nanostores/react';
import { type ReactNode, useId } from 'react';
import type { ChosenPicture } from './chosen-picture.ts';
import { Form } from './Form.tsx';
import type { FormStore } from './form-store.ts';
import { FileButton } from './Labelled.tsx';
import { PictureRefusal } from './PictureRefusal.tsx';

interface Props {
  name: string;
  picture: ChosenPicture;
  form: FormStore<never>;
  hint: string;
  choose: string;
  texts: { submit: string; sending: string; chosen(name: string): string };
  children?: ReactNode;
}

/** USER-3, PAY-2. */
export function PictureForm({ name, picture, form, hint, choose, texts, children }: Props) {
  const chosen = useStore(picture.$chosen);
  const id = useId();
  return (
    <>
      <p className="hint" id={id}>
        {hint}
      </p>
      {children}
      <p>
        <FileButton
          text={choose}
          name={name}
          accept="image/*"
          aria-describedby={id}
          onChange={({ target: { files } }) => (files?.[0] ? picture.choose(files[0]) : picture.reset())}
        />
      </p>
      {chosen.step === 'refused' && <PictureRefusal {...chosen} onShrink={picture.shrink} />}
      {chosen.step === 'chosen' && (
        <Form
          store={form}
          submit={texts.submit}
          sending={texts.sending}
          beside={<span className="hint">{texts.chosen(chosen.name)}</span>}
        />
      )}
    </>
  );
}
