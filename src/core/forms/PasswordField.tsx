import { useState } from 'react';
import { passwordField as texts } from '#core/views/common-texts.ts';
import { Icon } from '#core/views/Icon.tsx';
import { Field, type FieldProps } from './Labelled.tsx';

interface Props extends FieldProps {
  /** `off` for a password that belongs to no account. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

export function PasswordField(field: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      required
      button={
        <button
          className="icon-button"
          type="button"
          aria-pressed={shown}
          aria-label={shown ? texts.hide : texts.show}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'hide' : 'show'} />
        </button>
      }
    />
  );
}
