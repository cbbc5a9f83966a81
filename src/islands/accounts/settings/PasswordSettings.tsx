import { Form } from '#islands/shared/Form.tsx';
import { PasswordField } from '#islands/shared/PasswordField.tsx';
import { signUp } from '#messages/accounts/accounts.ts';
import { changePassword as texts } from '#messages/accounts/security.ts';
import { passwordForm } from '#stores/accounts/account-changes.ts';

/** USER-5: changes the password. */
export function PasswordSettings() {
  return (
    <Form store={passwordForm} submit={texts.submit} sending={texts.sending} emptied>
      <PasswordField label={texts.current} name="current" autoComplete="current-password" />
      <PasswordField label={texts.next} name="next" autoComplete="new-password" hint={signUp.passwordHint} />
    </Form>
  );
}
