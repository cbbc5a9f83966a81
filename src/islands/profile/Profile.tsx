import type { ReactNode } from 'react';
import { roleOf } from '#domain/accounts/user.ts';
import { routes } from '#domain/shared/routes.ts';
import { type OwnAccount, OwnPage } from '#islands/accounts/OwnPage.tsx';
import { Avatar } from '#islands/shared/Avatar.tsx';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { profile as texts } from '#messages/accounts/accounts.ts';
import { Courses } from './Courses.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';

interface Props {
  /** The courses' titles by path. */
  courses: Record<string, string>;
  loom?: ReactNode;
}

/**
 * USER-1. The session has decided that this is the user's own profile; others are not shown (profile-screen.client.ts).
 */
function Profile({ courses, loom }: Props) {
  return (
    <OwnPage title={texts.title}>
      {(own) => (
        <>
          <Head {...own} />
          <PageSection>
            <h2 className="lesser">{texts.courses}</h2>
            <Courses uid={own.account.uid} lessons={own.record.lessons} titles={courses} loom={loom} />
          </PageSection>
        </>
      )}
    </OwnPage>
  );
}

function Head({ account, record }: OwnAccount) {
  const role = texts.roles[roleOf(record)];
  return (
    <PageSection aside={<span translate="no">{record.username}</span>}>
      <div className="profile-head">
        <Avatar photo={account.photo} alt={texts.photo} />
        <div>
          <h1>{texts.greeting(record.name)}</h1>
          {role && <span className="badge">{role}</span>}
        </div>
      </div>
      <ProfileDetails account={account} record={record} />
      <p>
        <a className="button quiet" href={routes.settings}>
          {texts.settings}
        </a>
      </p>
    </PageSection>
  );
}

export default guarded(Profile);
