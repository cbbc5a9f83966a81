import type { CoursesByPath } from '#domain/courses/course.ts';
import type { Grants } from '#domain/school/grants.ts';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { OwnCertificates } from './OwnCertificates.tsx';
import { OwnNotes } from './OwnNotes.tsx';
import { OwnOrders } from './OwnOrders.tsx';
import { OwnQuestions } from './OwnQuestions.tsx';
import { OwnReviews } from './OwnReviews.tsx';
import { OwnWorks } from './OwnWorks.tsx';

interface Props {
  uid: string;
  grants: Grants;
  courses: CoursesByPath;
  /** Whether courses are ordered on the site (PAY-2). */
  isOrdered: boolean;
}

/** What comes last on the profile, and later than the rest: what comes back today, notes, then questions, works, orders and certificates, which few have. */
function LateParts(props: Props) {
  return (
    <>
      <OwnReviews grants={props.grants} courses={props.courses} />
      <OwnNotes uid={props.uid} courses={props.courses} />
      <OwnQuestions uid={props.uid} />
      <OwnWorks uid={props.uid} courses={props.courses} />
      {props.isOrdered && <OwnOrders uid={props.uid} courses={props.courses} />}
      <OwnCertificates uid={props.uid} />
    </>
  );
}

export default guarded(LateParts);
