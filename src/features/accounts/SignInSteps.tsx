import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { Form, FormError } from '#core/forms/Form.tsx';
import { MobileField } from '#core/forms/MobileField.tsx';
import { Button } from '#core/views/Button.tsx';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { $closedPopUp, googleForm, leavePerson, personForm } from './google.ts';
import { NamePair } from './NamePair.tsx';
import { CodeField } from './Proof.tsx';
import { $signInStep, codeForm, leaveCode, type SignInStep } from './second-step.ts';
import { google, secondFactor } from './security-texts.ts';
import { signUp } from './texts.ts';
import { UsernameField } from './UsernameField.tsx';

interface Props {
  hasGoogle: boolean; // whether the site has sign-in by Google
}

/** USER-7, USER-8: Google's button below the form, and the steps that stand in its place (accounts.css). */
function SignInSteps({ hasGoogle }: Props) {
  const state = useStore($signInStep);
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(state.step);
  useEffect(() => {
    if (shown.current === state.step) return;
    // Who leaves the code is back at the e-mail, which is another island's (SignInForm.tsx).
    const step =
      shown.current === 'code' && state.step === 'none' ? top.current?.closest('main') : top.current;
    shown.current = state.step;
    step?.querySelector<HTMLElement>('input, button')?.focus();
  });
  return (
    <div ref={top}>
      {state.step === 'none' && hasGoogle && <GoogleButton />}
      {state.step === 'code' && <Code />}
      {state.step === 'person' && <Person {...state} />}
    </div>
  );
}

function GoogleButton() {
  const isClosed = useStore($closedPopUp);
  const state = useStore(googleForm.$state);
  const busy = state.step === 'sending' || state.step === 'leaving';
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.step === 'failed') root.current?.querySelector<HTMLElement>('[data-failure]')?.focus();
  }, [state]);
  return (
    <div className="section-body" data-view="google" ref={root}>
      <p className="or-line">
        <span>{google.or}</span>
      </p>
      {state.step === 'failed' && <FormError message={state.message} />}
      <p>
        <Button className="button quiet" busy={busy} onClick={() => googleForm.submit({})}>
          {busy ? google.sending : google.submit}
        </Button>
      </p>
      <p className="hint" role="status">
        {isClosed ? google.closed : google.about}
      </p>
    </div>
  );
}

function Code() {
  const texts = secondFactor.signIn;
  return (
    <div className="section-body" data-view="code">
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <Form
        store={codeForm}
        submit={texts.submit}
        sending={texts.sending}
        beside={
          <button className="more plain" type="button" onClick={leaveCode}>
            <Icon name="left" /> {texts.back}
          </button>
        }
      >
        <CodeField />
      </Form>
      <p className="hint">{texts.lost}</p>
    </div>
  );
}

function Person({ account, names, record }: Extract<SignInStep, { step: 'person' }>) {
  const texts = record ? google.knownPerson : google.newPerson;
  const email = account.email ?? '';
  return (
    <div className="section-body" data-view="person">
      <h2>{texts.title}</h2>
      <p translate="no">
        {record ? google.knownPerson.lead(email, record.username) : google.newPerson.lead(email)}
      </p>
      <Form
        store={personForm}
        submit={texts.submit}
        sending={signUp.sending}
        beside={
          <button className="more plain" type="button" onClick={leavePerson}>
            {google.cancel}
          </button>
        }
      >
        <NamePair from={names} />
        {!record && <UsernameField />}
        <MobileField
          label={signUp.mobile}
          name="mobile"
          remark={signUp.optional}
          placeholder={signUp.mobilePlaceholder}
          title={signUp.mobileFormat}
          defaultValue={names.mobile}
        />
      </Form>
      {record && (
        <p className="hint">
          {google.knownPerson.notMine} <a href={routes.contact}>{google.knownPerson.write}</a>
        </p>
      )}
    </div>
  );
}

export default guarded(SignInSteps);
