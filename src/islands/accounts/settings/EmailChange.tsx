import { EmailField } from '#islands/shared/EmailField.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { PasswordField } from '#islands/shared/PasswordField.tsx';
import { changeEmail as texts } from '#messages/accounts/security.ts';
import { emailForm } from '#stores/accounts/account-changes.ts';

/** USER-5: asks for another e-mail. */
export function EmailChange() {
  return (
    <>
      <p>{texts.lead}</p>
      <Form store={emailForm} submit={texts.submit} sending={texts.sending} emptied>
        <EmailField label={texts.email} name="email" />
        <PasswordField label={texts.password} name="password" autoComplete="current-password" />
      </Form>
    </>
  );
}
