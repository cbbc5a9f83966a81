import { usernameInputPattern } from '#domain/limits.ts';
import { signInFrom } from '#domain/routes.ts';
import { EmailField } from '#islands/ui/EmailField.tsx';
import { guarded } from '#islands/ui/ErrorBoundary.tsx';
import { Form } from '#islands/ui/Form.tsx';
import { MobileField } from '#islands/ui/MobileField.tsx';
import { NamePair } from '#islands/ui/NamePair.tsx';
import { PasswordField } from '#islands/ui/PasswordField.tsx';
import { useSignedInVisitorsLeave } from '#islands/ui/use-signed-in-visitors-leave.ts';
import { signUp as texts } from '#messages/accounts.ts';
import { wayBack } from '#stores/enter.ts';
import { signUpForm } from '#stores/sign-up.ts';
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
          {texts.haveAccount} <a href={signInFrom(wayBack())}>{texts.signIn}</a>
        </span>
      }
    >
      <NamePair />
      <UsernameField pattern={usernameInputPattern} />
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
        show={texts.showPassword}
        hide={texts.hidePassword}
      />
    </Form>
  );
}

export default guarded(SignUpForm);
