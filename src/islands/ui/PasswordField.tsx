import { useId, useState } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  show: string;
  hide: string;
}

export function PasswordField({ label, name, autoComplete, show, hide }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="with-button">
        <input
          className="input"
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          required
        />
        <button
          className="icon-button"
          type="button"
          aria-pressed={shown}
          aria-label={shown ? hide : show}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'hide' : 'show'} />
        </button>
      </div>
    </div>
  );
}
