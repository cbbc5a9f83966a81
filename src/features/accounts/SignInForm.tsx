import { useEffect, useRef, useState } from 'react';
import { signUpFrom } from '#core/addresses/return-path.ts';
import { routes } from '#core/addresses/routes.ts';
import { Form } from '#core/forms/Form.tsx';
import { EmailField } from '#core/forms/Labelled.tsx';
import { PasswordField } from '#core/forms/PasswordField.tsx';
import { returnAddress } from '#core/session/complete-sign-in.ts';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { resetForm, signInForm } from './sign-in.ts';
import { forgot, signIn as texts } from './texts.ts';
import { useSignedInVisitorsLeave } from './use-signed-in-visitors-leave.ts';

/** The forgotten password is an entry of its own in the browser's history, so that Back leads to the form. */
const viewNow = (): 'sign-in' | 'forgot' => (history.state?.view === 'forgot' ? 'forgot' : 'sign-in');

/** SIGNIN-1, SIGNIN-2, SIGNIN-4, and the link to SIGNIN-3. */
function SignInForm() {
  const [view, setView] = useState(viewNow);
  const [email, setEmail] = useState('');
  const top = useRef<HTMLDivElement>(null);
  const toggled = useRef(false);
  useSignedInVisitorsLeave(signInForm);
  useEffect(() => {
    if (toggled.current) {
      resetForm.clear();
      signInForm.clear();
      top.current?.querySelector<HTMLElement>(`[data-view=${view}] input`)?.focus();
    }
    toggled.current = true;
  }, [view]);
  useEffect(() => {
    const show = () => setView(viewNow());
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, []);
  const forget = () => {
    history.pushState({ view: 'forgot' }, '');
    setView('forgot');
  };

  return (
    <div ref={top}>
      {view === 'forgot' ? (
        <ForgotForm email={email} onEmail={setEmail} onBack={() => history.back()} />
      ) : (
        <div className="section-body" data-view="sign-in">
          {returnAddress() !== routes.home && <p className="hint">{texts.returnNotice}</p>}
          <Form
            store={signInForm}
            submit={texts.submit}
            sending={texts.sending}
            beside={
              <button className="more plain" type="button" onClick={forget}>
                {texts.forgot}
              </button>
            }
          >
            <LoginField label={texts.email} email={email} onEmail={setEmail} />
            <PasswordField label={texts.password} name="password" autoComplete="current-password" />
          </Form>
          <p>
            {texts.noAccount} <a href={signUpFrom(returnAddress())}>{texts.signUp}</a>
          </p>
        </div>
      )}
    </div>
  );
}

interface Props {
  email: string;
  onEmail(email: string): void;
  onBack(): void;
}

/** SIGNIN-3. */
function ForgotForm({ email, onEmail, onBack }: Props) {
  return (
    <div className="section-body" data-view="forgot">
      <h2>{forgot.title}</h2>
      <p>{forgot.lead}</p>
      <Form
        store={resetForm}
        submit={forgot.submit}
        sending={forgot.sending}
        afterSuccess={<p className="hint">{forgot.successHint}</p>}
        beside={
          <button className="more plain" type="button" onClick={onBack}>
            <Icon name="left" /> {forgot.back}
          </button>
        }
      >
        <LoginField label={forgot.email} email={email} onEmail={onEmail} />
      </Form>
    </div>
  );
}

interface LoginFieldProps {
  label: string;
  email: string;
  onEmail(email: string): void;
}

function LoginField({ label, email, onEmail }: LoginFieldProps) {
  return (
    <EmailField
      label={label}
      name="email"
      autoComplete="username"
      value={email}
      onChange={(event) => onEmail(event.currentTarget.value)}
    />
  );
}

export default guarded(SignInForm);
