import { routes } from '#domain/shared/routes.ts';
import { OwnPage } from '#islands/accounts/OwnPage.tsx';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { settings as texts } from '#messages/accounts/accounts.ts';
import { EmailSettings } from './EmailSettings.tsx';
import { PersonalSettings } from './PersonalSettings.tsx';
import { PhotoSettings } from './PhotoSettings.tsx';

/** USER-1, USER-2, USER-3. */
function Settings() {
  return (
    <OwnPage title={texts.title} aside={<span className="back" />}>
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
            <h2 className="lesser">{texts.personal.title}</h2>
            <PersonalSettings record={record} />
          </PageSection>
        </>
      )}
    </OwnPage>
  );
}

export default guarded(Settings);
