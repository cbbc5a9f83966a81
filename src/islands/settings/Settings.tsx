import { routes } from '#domain/routes.ts';
import { guarded } from '#islands/ui/ErrorBoundary.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { OwnPage } from '#islands/ui/OwnPage.tsx';
import { Strand } from '#islands/ui/Strand.tsx';
import { settings as texts } from '#messages/accounts.ts';
import { EmailSettings } from './EmailSettings.tsx';
import { PersonalSettings } from './PersonalSettings.tsx';
import { PhotoSettings } from './PhotoSettings.tsx';

/** USER-1, USER-2, USER-3. */
function Settings() {
  return (
    <OwnPage title={texts.title}>
      {({ account, record }) => (
        <>
          <Strand
            rail={
              <a className="back" href={routes.user(record.username)}>
                <Icon name="left" /> {texts.back}
              </a>
            }
          >
            <h1>{texts.title}</h1>
            <h2 className="lesser">{texts.photo.title}</h2>
            <PhotoSettings account={account} />
          </Strand>
          <Strand>
            <h2 className="lesser" id="email">
              {texts.email.title}
            </h2>
            <EmailSettings account={account} record={record} />
          </Strand>
          <Strand>
            <h2 className="lesser">{texts.personal.title}</h2>
            <PersonalSettings record={record} />
          </Strand>
        </>
      )}
    </OwnPage>
  );
}

export default guarded(Settings);
