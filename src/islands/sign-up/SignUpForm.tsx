import { filledPattern, limits, usernameInputPattern } from '#domain/limits.ts';
import { signInFrom } from '#domain/routes.ts';
import { guarded } from '#islands/ui/ErrorBoundary.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Form } from '#islands/ui/Form.tsx';
import { MobileField } from '#islands/ui/MobileField.tsx';
import { PasswordField } from '#islands/ui/PasswordField.tsx';
import { useSignedInVisitorsLeave } from '#islands/ui/use-signed-in-visitors-leave.ts';
import { signUp as texts } from '#messages/accounts.ts';
import { wayBack } from '#stores/enter.ts';
import { signUpForm } from '#stores/sign-up.ts';
import { UsernameField } from './UsernameField.tsx';

/** SIGNUP-1 … SIGNUP-4. */
function SignUpForm() {
  useSignedInVisitorsLeave(signUpForm);
  const name = { required: true, maxLength: limits.name, pattern: filledPattern };
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
      <div className="pair">
        <Field label={texts.name} name="name" autoComplete="given-name" {...name} />
        <Field label={texts.surname} name="surname" autoComplete="family-name" {...name} />
      </div>
      <UsernameField pattern={usernameInputPattern} />
      <Field label={texts.email} name="email" type="email" autoComplete="email" required />
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
