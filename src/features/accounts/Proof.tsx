import { PasswordField } from '#core/forms/PasswordField.tsx';
import { CodeField } from './CodeField.tsx';
import type { OwnAccount } from './OwnPage.tsx';
import { google } from './security-texts.ts';

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
