import { Field } from '#core/forms/Labelled.tsx';
import { secondFactor as texts } from './security-texts.ts';

/** The code of an authenticator app (USER-8). Apps show it in two groups, so a space is allowed. */
export const CodeField = () => (
  <Field
    label={texts.code}
    name="code"
    className="input mono"
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="\s*\d{3}\s*\d{3}\s*"
    title={texts.codeFormat}
    hint={texts.codeHint}
    required
  />
);
