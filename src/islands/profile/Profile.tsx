import type { ReactNode } from 'react';
import { routes } from '#domain/routes.ts';
import { roleOf } from '#domain/user.ts';
import { Avatar } from '#islands/ui/Avatar.tsx';
import { guarded } from '#islands/ui/ErrorBoundary.tsx';
import { type Own, OwnPage } from '#islands/ui/OwnPage.tsx';
import { Strand } from '#islands/ui/Strand.tsx';
import { profile as texts } from '#messages/accounts.ts';
import { Courses } from './Courses.tsx';
import { Facts } from './Facts.tsx';

interface Props {
  /** Titles by path. */
  courses: Record<string, string>;
  loom?: ReactNode;
}

/** USER-1. Whose profile it is has been decided by the session: it is one's own or none (profile-screen.client.ts). */
function Profile({ courses, loom }: Props) {
  return (
    <OwnPage title={texts.title}>
      {(own) => (
        <>
          <Head {...own} />
          <Strand>
            <h2 className="lesser">{texts.courses}</h2>
            <Courses uid={own.account.uid} lessons={own.record.lessons} titles={courses} loom={loom} />
          </Strand>
        </>
      )}
    </OwnPage>
  );
}

function Head({ account, record }: Own) {
  const role = texts.roles[roleOf(record)];
  return (
    <Strand rail={<span translate="no">{record.username}</span>}>
      <div className="profile-head">
        <Avatar photo={account.photo} alt={texts.photo} />
        <div>
          <h1>{texts.greeting(record.name)}</h1>
          {role && <span className="badge">{role}</span>}
        </div>
      </div>
      <Facts account={account} record={record} />
      <p>
        <a className="button quiet" href={routes.settings}>
          {texts.settings}
        </a>
      </p>
    </Strand>
  );
}

export default guarded(Profile);
