import { signInFrom } from '#domain/shared/return-path.ts';
import { NamePair } from '#islands/accounts/NamePair.tsx';
import { useSignedInVisitorsLeave } from '#islands/accounts/use-signed-in-visitors-leave.ts';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { EmailField } from '#islands/shared/Labelled.tsx';
import { MobileField } from '#islands/shared/MobileField.tsx';
import { PasswordField } from '#islands/shared/PasswordField.tsx';
import { signUp as texts } from '#messages/accounts/accounts.ts';
import { returnAddress } from '#stores/accounts/complete-sign-in.ts';
import { signUpForm } from '#stores/accounts/sign-up.ts';
import { UsernameField } from './UsernameField.tsx';

/** SIGNUP-1 … SIGNUP-4. */
function SignUpForm() {
  useSignedInVisitorsLeave(signUpForm);
  return (
    <Form
      store={signUpForm}
      submit={texts.submit}
      sending={texts.sending}
      beside={
        <span>
          {texts.haveAccount} <a href={signInFrom(returnAddress())}>{texts.signIn}</a>
        </span>
      }
    >
      <NamePair />
      <UsernameField />
      <EmailField label={texts.email} name="email" />
      <MobileField
        label={texts.mobile}
        name="mobile"
        remark={texts.optional}
        placeholder={texts.mobilePlaceholder}
        title={texts.mobileFormat}
        hint={texts.mobileHint}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="new-password"
        hint={texts.passwordHint}
      />
    </Form>
  );
}

export default guarded(SignUpForm);
