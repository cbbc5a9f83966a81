import { useStore } from '@nanostores/react';
import { type ReactNode, useId } from 'react';
import { Icon } from '#core/views/Icon.tsx';
import type { ChosenPicture, RefusedPicture } from './chosen-picture.ts';
import { Form } from './Form.tsx';
import type { FormStore } from './form-store.ts';
import { chosenPicture as texts } from './picture-texts.ts';

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
        <label className="button quiet pick">
          <input
            className="vh"
            type="file"
            name={name}
            accept="image/*"
            aria-describedby={id}
            onChange={({ currentTarget: { files } }) =>
              files?.[0] ? picture.choose(files[0]) : picture.reset()
            }
          />
          {choose}
        </label>
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

interface RefusalProps extends RefusedPicture {
  onShrink(file: File): void;
  children?: ReactNode;
}

/** USER-3, PANEL-3. */
export function PictureRefusal({ message, tooLarge, onShrink, children }: RefusalProps) {
  return (
    <div className="refusal" role="alert">
      <p className="error">
        <Icon name="warn" />
        {message}
      </p>
      {children}
      {tooLarge && (
        <div className="row">
          <span className="hint">{texts.shrinkHint}</span>
          <button className="button quiet" type="button" onClick={() => onShrink(tooLarge)}>
            {texts.shrink}
          </button>
        </div>
      )}
    </div>
  );
}
