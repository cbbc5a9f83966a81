import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { routes } from '#domain/routes.ts';
import { guarded } from '#islands/ui/ErrorBoundary.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { PasswordField } from '#islands/ui/PasswordField.tsx';
import { signIn as texts } from '#messages/accounts.ts';
import { $session, followSession } from '#stores/session.ts';
import { $signIn, signIn, wayBack } from '#stores/sign-in.ts';

/** SIGNIN-1, SIGNIN-2, SIGNIN-4. */
function SignInForm() {
  const state = useStore($signIn);
  const emailId = useId();
  const failure = useRef<HTMLParagraphElement>(null);
  useSignedInVisitorsGoHome();
  useEffect(() => {
    if (state.step === 'failed') failure.current?.focus();
  }, [state]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    signIn({ email: String(data.get('email')), password: String(data.get('password')) });
  };
  const busy = state.step === 'sending' || state.step === 'done';

  return (
    <form className="form" onSubmit={submit}>
      {wayBack() !== routes.home && <p className="hint">{texts.returnNotice}</p>}
      <div className="field">
        <label htmlFor={emailId}>{texts.email}</label>
        <input className="input" id={emailId} name="email" type="email" autoComplete="username" required />
      </div>
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        show={texts.showPassword}
        hide={texts.hidePassword}
      />
      {state.step === 'failed' && (
        <p className="error" role="alert" tabIndex={-1} ref={failure}>
          <Icon name="warn" />
          {state.message}
        </p>
      )}
      <div className="row">
        <button className="button" type="submit" aria-busy={busy} aria-disabled={busy}>
          {busy ? texts.sending : texts.submit}
        </button>
      </div>
      <p>
        {texts.noAccount} <a href={routes.signUp}>{texts.signUp}</a>
      </p>
    </form>
  );
}

/** Whoever is signed in already, in this tab or another, has nothing to do here. */
function useSignedInVisitorsGoHome() {
  const session = useStore($session);
  useEffect(() => followSession(), []);
  useEffect(() => {
    if (session.state === 'user' && $signIn.get().step === 'idle') location.replace(wayBack());
  }, [session]);
}

export default guarded(SignInForm);
