import { useStore } from '@nanostores/react';
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { loadPart } from '#core/page/load-part.ts';
import { roleOf } from '#core/session/user.ts';
import { Avatar } from '#core/views/Avatar.tsx';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { Loading } from '#core/views/LoadStatus.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { useLatePart } from '#core/views/use-late-part.ts';
import { type OwnAccount, OwnPage } from '#features/accounts/OwnPage.tsx';
import type { CoursesByPath } from '#features/courses/course.ts';
import { showToday } from '#features/today/today-view.ts';
import { Courses } from './Courses.tsx';
import type LateParts from './LateParts.tsx';
import { $isKnown, $ownCourses, loadOwnCourses } from './own-courses.ts';
import { profile as texts } from './texts.ts';

interface Props {
  courses: CoursesByPath;
  isOrdered: boolean;
  loom?: ReactNode;
}

/** USER-1. The session has decided that this is the user's own profile (ProfileScreen.astro). */
function Profile({ courses, isOrdered, loom }: Props) {
  return (
    <OwnPage title={texts.title}>
      {(own) => (
        <>
          <Head {...own} />
          <Sections own={own} courses={courses} isOrdered={isOrdered} loom={loom} />
        </>
      )}
    </OwnPage>
  );
}

/** They wait for the courses, which stand first: nothing moves. */
function Sections({ own: { account, record }, courses, isOrdered, loom }: Props & { own: OwnAccount }) {
  const { uid } = account;
  const { lessons, ends } = record;
  const isKnown = useStore($isKnown);
  useEffect(() => {
    loadOwnCourses(uid, { lessons, ends });
  }, [uid, lessons, ends]);
  if (!isKnown) {
    return (
      <PageSection>
        <h2 className="lesser">{texts.courses}</h2>
        <div className="courses-waiting" aria-busy="true">
          <Loading text={texts.coursesLoading} />
        </div>
      </PageSection>
    );
  }
  return (
    <>
      <PageSection>
        <Today />
      </PageSection>
      <PageSection>
        <h2 className="lesser">{texts.courses}</h2>
        <Courses grants={record} courses={courses} loom={loom} />
      </PageSection>
      <PageSection>
        <h2 className="lesser">{texts.details}</h2>
        <ProfileDetails account={account} record={record} />
        <p>
          <a className="button quiet" href={routes.settings}>
            {texts.settings}
          </a>
        </p>
      </PageSection>
      <LastParts uid={uid} grants={record} courses={courses} isOrdered={isOrdered} />
    </>
  );
}

function Today() {
  const root = useRef<HTMLDivElement>(null);
  const states = useStore($ownCourses);
  // Before the paint, so nothing moves. The courses say whether the user has begun.
  useLayoutEffect(() => {
    if (states && root.current) showToday(root.current);
  }, [states]);
  return <div ref={root} data-today="profile" />;
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
    </PageSection>
  );
}

const loadLateParts = () => loadPart(async () => (await import('./LateParts.tsx')).default);

/** They come last, because they come later (LEARN-5). */
function LastParts(props: ComponentProps<typeof LateParts>) {
  const Parts = useLatePart(loadLateParts, true);
  return Parts && <Parts {...props} />;
}

function ProfileDetails({ account, record }: OwnAccount) {
  return (
    <dl className="facts">
      <div>
        <dt>{texts.name}</dt>
        <dd translate="no">
          {record.name} {record.surname}
        </dd>
      </div>
      <div>
        <dt>{texts.username}</dt>
        <dd translate="no">{record.username}</dd>
      </div>
      <div>
        <dt>{texts.email}</dt>
        <dd>
          <span translate="no">{record.email}</span>
          {account.emailVerified ? (
            <span className="hint fine">{texts.verified}</span>
          ) : (
            <span className="hint">
              {texts.unverified}. <a href={`${routes.settings}#email`}>{texts.verify}</a>
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>{texts.mobile}</dt>
        <dd>
          {record.mobile ? (
            <span className="mono">{record.mobile}</span>
          ) : (
            <span className="soft">{texts.mobileEmpty}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}

export default guarded(Profile);
