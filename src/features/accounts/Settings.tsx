import { useStore } from '@nanostores/react';
import {
  type InputEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { routes } from '#core/addresses/routes.ts';
import { Form } from '#core/forms/Form.tsx';
import { EmailField } from '#core/forms/Labelled.tsx';
import { MobileField } from '#core/forms/MobileField.tsx';
import { PasswordField } from '#core/forms/PasswordField.tsx';
import { PictureForm } from '#core/forms/PictureForm.tsx';
import { may, mayLeave } from '#core/session/access.ts';
import { $unsavedNames } from '#core/session/profile.ts';
import { leavingName } from '#core/session/session-hint.ts';
import { roleOf } from '#core/session/user.ts';
import { Avatar } from '#core/views/Avatar.tsx';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { $deletionBegun, deletionForm, downloadForm, emailForm, passwordForm } from './account-changes.ts';
import { NamePair } from './NamePair.tsx';
import { type OwnAccount, OwnPage } from './OwnPage.tsx';
import { deletion, download } from './own-data-texts.ts';
import { Proof, sendingOf } from './Proof.tsx';
import { chosenPhoto, noteTyped, photoForm, profileForm } from './profile-form.ts';
import SecondFactor from './SecondFactor.tsx';
import { changeEmail, changePassword, secondFactor } from './security-texts.ts';
import { emailSettings, personalSettings, signUp, settings as texts } from './texts.ts';
import { verificationForm, verifiedForm, watchVerification } from './verification.ts';

interface Props {
  /** The sections of features that build on accounts: codes of courses (SCHOOL-1) and the bell (TELL-2). */
  code(account: OwnAccount['account']): ReactNode;
  bell: ReactNode;
  why(): string | null;
}

/** USER-1, USER-2, USER-3, USER-5, USER-6, SCHOOL-1. */
function Settings({ code, bell, why }: Props) {
  return (
    <OwnPage title={texts.title} aside={<span className="back" />} why={why}>
      {({ account, record }) => (
        <>
          <PageSection
            aside={
              <a className="back" href={routes.user(record.username)}>
                <Icon name="left" /> {texts.back}
              </a>
            }
          >
            <h1>{texts.title}</h1>
            <h2 className="lesser">{texts.photo.title}</h2>
            <PhotoSettings account={account} />
          </PageSection>
          <PageSection>
            <h2 className="lesser" id="email">
              {emailSettings.title}
            </h2>
            <EmailSettings account={account} record={record} />
          </PageSection>
          {code(account)}
          <PageSection>
            <h2 className="lesser">{personalSettings.title}</h2>
            <PersonalSettings record={record} />
          </PageSection>
          {bell}
          <PageSection>
            <h2 className="lesser">{changeEmail.title}</h2>
            <EmailChange account={account} />
          </PageSection>
          <PageSection>
            <h2 className="lesser">{changePassword.title}</h2>
            <PasswordSettings account={account} />
          </PageSection>
          {account.hasFactor !== null && may(roleOf(record), 'open-panel') && (
            <PageSection>
              <h2 className="lesser" id="second-factor">
                {secondFactor.title}
              </h2>
              <SecondFactor account={account} />
            </PageSection>
          )}
          <PageSection>
            <h2 className="lesser">{download.title}</h2>
            <DataDownload />
          </PageSection>
          <PageSection>
            <h2 className="lesser">{deletion.title}</h2>
            <AccountDeletion account={account} record={record} />
          </PageSection>
        </>
      )}
    </OwnPage>
  );
}

/** USER-2. When the user opens the link in the e-mail, this page shows it without a reload. */
function EmailSettings({ account, record }: OwnAccount) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => watchVerification(), []);
  return (
    <>
      <div
        className={`note ${account.emailVerified ? 'good' : 'warn'}`}
        role="status"
        ref={note}
        tabIndex={-1}
      >
        <Icon name={account.emailVerified ? 'check' : 'warn'} />
        <p translate="no">
          {account.emailVerified
            ? emailSettings.verified(record.email)
            : emailSettings.unverified(record.email)}
        </p>
      </div>
      {!account.emailVerified && <Verification note={note} />}
    </>
  );
}

function Verification({ note }: { note: RefObject<HTMLDivElement | null> }) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      if (current?.contains(document.activeElement)) note.current?.focus();
    };
  }, [note]);
  return (
    <div className="row top" ref={row}>
      <Form store={verificationForm} submit={emailSettings.send} sending={emailSettings.sending} />
      <Form store={verifiedForm} submit={emailSettings.check} sending={emailSettings.checking} quiet />
    </div>
  );
}

function EmailChange({ account }: Pick<OwnAccount, 'account'>) {
  return (
    <>
      <p>{changeEmail.lead}</p>
      <Form
        store={emailForm}
        submit={changeEmail.submit}
        sending={sendingOf(account, changeEmail.sending)}
        keeps
        emptied
      >
        <EmailField label={changeEmail.email} name="email" />
        <Proof account={account} label={changeEmail.password} />
      </Form>
    </>
  );
}

function DataDownload() {
  return (
    <>
      <p>{download.lead}</p>
      <Form store={downloadForm} submit={download.submit} sending={download.sending} quiet />
    </>
  );
}

function PasswordSettings({ account }: Pick<OwnAccount, 'account'>) {
  return (
    <>
      {!account.hasPassword && <p>{changePassword.first}</p>}
      <Form
        store={passwordForm}
        submit={account.hasPassword ? changePassword.submit : changePassword.setFirst}
        sending={sendingOf(account, changePassword.sending)}
        emptied
      >
        <Proof account={account} label={changePassword.current} />
        <PasswordField
          label={changePassword.next}
          name="next"
          autoComplete="new-password"
          hint={signUp.passwordHint}
        />
      </Form>
    </>
  );
}

function PersonalSettings({ record }: Pick<OwnAccount, 'record'>) {
  // If the same user is signed in again, the values typed before the session ended.
  const [from] = useState(() => {
    const unsaved = $unsavedNames.get();
    return unsaved?.uid === record.id ? unsaved.names : record;
  });
  const note = ({ currentTarget }: InputEvent<HTMLElement>) => {
    const form = currentTarget.querySelector('form');
    if (!form) return;
    const entries = new FormData(form);
    const typed = (name: string) => String(entries.get(name) ?? '');
    noteTyped(record, { name: typed('name'), surname: typed('surname'), mobile: typed('mobile') });
  };
  return (
    <div onInput={note}>
      <Form store={profileForm} submit={personalSettings.save} sending={personalSettings.saving}>
        <NamePair from={from} />
        <MobileField
          label={personalSettings.mobile}
          name="mobile"
          remark={signUp.optional}
          placeholder={signUp.mobilePlaceholder}
          title={signUp.mobileFormat}
          defaultValue={from.mobile}
        />
      </Form>
    </div>
  );
}

function AccountDeletion({ account, record }: OwnAccount) {
  const hasBegun = useStore($deletionBegun);
  if (!mayLeave(record)) return <p>{deletion.staff}</p>;
  return (
    <>
      {account.username === leavingName && (
        <div className="note warn" role="status">
          <Icon name="warn" />
          <p>{deletion.unfinished}</p>
        </div>
      )}
      <p>{deletion.lead}</p>
      <ul>
        {deletion.goes.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p>{deletion.stays}</p>
      <Form
        store={deletionForm}
        submit={deletion.submit}
        sending={sendingOf(account, deletion.sending)}
        afterFailure={hasBegun && <p>{deletion.brokenOff}</p>}
        quiet
      >
        <Proof account={account} label={deletion.password} />
      </Form>
    </>
  );
}

/** USER-3. */
function PhotoSettings({ account }: Pick<OwnAccount, 'account'>) {
  const chosen = useStore(chosenPhoto.$chosen);
  const preview = chosen.step === 'chosen' ? chosen.preview : null;
  return (
    <div className="photo-now">
      <Avatar photo={preview ?? account.photo} alt={preview ? texts.photo.previewAlt : texts.photo.alt} />
      <div className="section-body">
        <PictureForm
          name="photo"
          picture={chosenPhoto}
          form={photoForm}
          hint={texts.photo.hint}
          choose={preview || account.photo ? texts.photo.change : texts.photo.choose}
          texts={{ submit: texts.photo.submit, sending: texts.photo.uploading, chosen: texts.photo.chosen }}
        />
      </div>
    </div>
  );
}

export default guarded(Settings);
