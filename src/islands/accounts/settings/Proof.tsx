import { CodeField } from '#islands/accounts/CodeField.tsx';
import type { OwnAccount } from '#islands/accounts/OwnPage.tsx';
import { PasswordField } from '#islands/shared/PasswordField.tsx';
import { google } from '#messages/accounts/security.ts';

interface Props extends Pick<OwnAccount, 'account'> {
  /** The label of the password. */
  label: string;
}

/**
 * What a form asks for before it changes the account: the password, or Google's pop-up where there is none (USER-7), and the code of the
 * authenticator app (USER-8).
 */
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
