import { Field } from '#core/forms/Labelled.tsx';
import { PasswordField } from '#core/forms/PasswordField.tsx';
import type { OwnAccount } from './OwnPage.tsx';
import { google, secondFactor as texts } from './security-texts.ts';

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

interface Props extends Pick<OwnAccount, 'account'> {
  label: string; // the label of the password
}

/** What a form asks for before it changes the account: the password, or Google's pop-up where there is none (USER-7), and a code (USER-8). */
export const Proof = ({ account, label }: Props) => (
  <>
    {account.hasPassword ? (
      <PasswordField label={label} name="password" autoComplete="current-password" />
    ) : (
      <p>{google.prove}</p>
    )}
    {account.hasFactor && <CodeField />}
  </>
);

export const sendingOf = ({ hasPassword }: OwnAccount['account'], words: string): string =>
  hasPassword ? words : google.sending;
