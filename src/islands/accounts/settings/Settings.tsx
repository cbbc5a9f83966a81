import { routes } from '#domain/shared/routes.ts';
import { OwnPage } from '#islands/accounts/OwnPage.tsx';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { settings as texts } from '#messages/accounts/accounts.ts';
import { deletion, download } from '#messages/accounts/own-data.ts';
import { changeEmail, changePassword } from '#messages/accounts/security.ts';
import { enrolment } from '#messages/school/enrolment.ts';
import { AccountDeletion } from './AccountDeletion.tsx';
import { DataDownload } from './DataDownload.tsx';
import { EmailChange } from './EmailChange.tsx';
import { EmailSettings } from './EmailSettings.tsx';
import { EnrolmentSettings, linkedCode } from './EnrolmentSettings.tsx';
import { PasswordSettings } from './PasswordSettings.tsx';
import { PersonalSettings } from './PersonalSettings.tsx';
import { PhotoSettings } from './PhotoSettings.tsx';

/** USER-1, USER-2, USER-3, USER-5, USER-6, SCHOOL-1. */
function Settings() {
  return (
    <OwnPage
      title={texts.title}
      aside={<span className="back" />}
      why={() => (linkedCode() === '' ? null : enrolment.guest)}
    >
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
              {texts.email.title}
            </h2>
            <EmailSettings account={account} record={record} />
          </PageSection>
          <PageSection>
            <h2 className="lesser" id="code">
              {enrolment.title}
            </h2>
            <EnrolmentSettings account={account} />
          </PageSection>
          <PageSection>
            <h2 className="lesser">{texts.personal.title}</h2>
            <PersonalSettings record={record} />
          </PageSection>
          <PageSection>
            <h2 className="lesser">{changeEmail.title}</h2>
            <EmailChange />
          </PageSection>
          <PageSection>
            <h2 className="lesser">{changePassword.title}</h2>
            <PasswordSettings />
          </PageSection>
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

export default guarded(Settings);
