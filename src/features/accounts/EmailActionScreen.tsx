import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { Form } from '#core/forms/Form.tsx';
import { EmailField } from '#core/forms/Labelled.tsx';
import { PasswordField } from '#core/forms/PasswordField.tsx';
import type { EmailAction } from '#core/session/email.ts';
import { states } from '#core/views/common-texts.ts';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { Loading } from '#core/views/LoadStatus.tsx';
import { $action, applyForm, newPasswordForm, passwordLetterForm, readAction } from './email-action.ts';
import { emailAction as texts } from './email-action-texts.ts';
import { signUp } from './texts.ts';

/** The link of a letter: what it does, a button that does it, and the way back into the site (USER-5). */
function EmailActionScreen() {
  const state = useStore($action);
  useEffect(() => {
    readAction();
  }, []);
  switch (state.step) {
    case 'reading':
      return <Loading text={texts.reading} />;
    case 'failed':
      return <Failed message={state.message} isDead={state.isDead} />;
    case 'asked':
      return <Asked action={state.action} />;
    case 'done':
      return <Done action={state.action} isSignedIn={state.isSignedIn} />;
  }
}

function Failed({ message, isDead }: { message: string; isDead: boolean }) {
  return (
    <div className="section-body">
      <div className="note bad" role="alert">
        <Icon name="warn" />
        <p>{message}</p>
      </div>
      {isDead ? (
        <>
          <p>{texts.newLetter.lead}</p>
          <p className="row">
            <a className="button" href={routes.signIn}>
              {texts.newLetter.signIn}
            </a>
            <a className="more" href={routes.settings}>
              {texts.newLetter.settings}
            </a>
          </p>
        </>
      ) : (
        <p>
          <button className="button quiet" type="button" onClick={readAction}>
            {states.retry}
          </button>
        </p>
      )}
    </div>
  );
}

function Asked({ action: { kind, email } }: { action: EmailAction }) {
  const own = texts.kinds[kind];
  return (
    <div className="section-body">
      <h2 className="lesser">{own.title}</h2>
      <p translate="no">{own.lead(email)}</p>
      {kind === 'reset' ? (
        <Form store={newPasswordForm} submit={own.submit} sending={texts.sending}>
          <EmailField label={texts.email} name="email" autoComplete="username" value={email} readOnly />
          <PasswordField
            label={texts.newPassword}
            name="password"
            autoComplete="new-password"
            hint={signUp.passwordHint}
          />
        </Form>
      ) : (
        <Form store={applyForm} submit={own.submit} sending={texts.sending} />
      )}
    </div>
  );
}

function Done({ action: { kind, email }, isSignedIn }: { action: EmailAction; isSignedIn: boolean }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="section-body">
      <h2 className="lesser">{texts.kinds[kind].title}</h2>
      <div className="note good" role="status" tabIndex={-1} ref={words}>
        <Icon name="check" />
        <p translate="no">{texts.kinds[kind].done(email)}</p>
      </div>
      {kind === 'recover' && (
        <Form store={passwordLetterForm} submit={texts.newPasswordLetter} sending={texts.sending} quiet />
      )}
      <p>
        {isSignedIn ? (
          <a className="button" href={routes.settings}>
            {texts.toSettings}
          </a>
        ) : (
          <a className="button" href={routes.signIn}>
            {texts.toSignIn}
          </a>
        )}
      </p>
    </div>
  );
}

export default guarded(EmailActionScreen);
