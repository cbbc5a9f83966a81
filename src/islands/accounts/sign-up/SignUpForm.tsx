import { useStore } from '@nanostores/react';
import { usernameInputPattern } from '#domain/shared/limits.ts';
import { signInFrom } from '#domain/shared/return-path.ts';
import { NamePair } from '#islands/accounts/NamePair.tsx';
import { useSignedInVisitorsLeave } from '#islands/accounts/use-signed-in-visitors-leave.ts';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { dropUnseen, EmailField, Field } from '#islands/shared/Labelled.tsx';
import { MobileField } from '#islands/shared/MobileField.tsx';
import { PasswordField } from '#islands/shared/PasswordField.tsx';
import { signUp as texts } from '#messages/accounts/accounts.ts';
import { returnAddress } from '#stores/accounts/complete-sign-in.ts';
import { signUpForm } from '#stores/accounts/sign-up.ts';
import { $username, lookUpUsername } from '#stores/accounts/username.ts';

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
      />
    </Form>
  );
}

/** Shows while the visitor types whether the username is free (SIGNUP-2). */
function UsernameField({ pattern }: { pattern: string }) {
  const state = useStore($username);
  return (
    <Field
      label={texts.username}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      pattern={pattern}
      title={texts.usernameHint}
      hint={texts.usernameHint}
      problem={state === 'taken' ? texts.usernameTaken : null}
      status={
        <>
          {state === 'asking' && <p className="hint pending">{texts.usernameChecking}</p>}
          {state === 'free' && <p className="hint fine">{texts.usernameFree}</p>}
        </>
      }
      onInput={(event) => {
        dropUnseen(event);
        lookUpUsername(event.currentTarget.value);
      }}
    />
  );
}

export default guarded(SignUpForm);
