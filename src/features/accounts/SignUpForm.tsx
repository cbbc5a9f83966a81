import { signInFrom } from '#core/addresses/return-path.ts';
import { Form } from '#core/forms/Form.tsx';
import { EmailField } from '#core/forms/Labelled.tsx';
import { MobileField } from '#core/forms/MobileField.tsx';
import { PasswordField } from '#core/forms/PasswordField.tsx';
import { returnAddress } from '#core/session/complete-sign-in.ts';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { NamePair } from './NamePair.tsx';
import { signUpForm } from './sign-up.ts';
import { signUp as texts } from './texts.ts';
import { UsernameField } from './UsernameField.tsx';
import { useSignedInVisitorsLeave } from './use-signed-in-visitors-leave.ts';

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
