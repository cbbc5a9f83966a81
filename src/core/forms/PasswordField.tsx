import { useState } from 'react';
import { passwordField as texts } from '#messages/shared/common.ts';
import { Icon } from './Icon.tsx';
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
