import type { Grants } from '#core/session/grants.ts';
import type { User } from '#core/session/user.ts';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { OwnCertificates } from '#features/certificates/OwnCertificates.tsx';
import type { CoursesByPath } from '#features/courses/course.ts';
import { OwnReviews } from '#features/exercises/OwnReviews.tsx';
import { OwnGraduateReviews } from '#features/graduates/OwnGraduateReviews.tsx';
import { OwnWeek } from '#features/groups/OwnWeek.tsx';
import { OwnNotes } from '#features/notes/OwnNotes.tsx';
import { OwnOrders } from '#features/orders/OwnOrders.tsx';
import { OwnQuestions } from '#features/questions/OwnQuestions.tsx';
import { OwnWorks } from '#features/works/OwnWorks.tsx';

interface Props {
  uid: string;
  grants: Grants & Pick<User, 'groups'>;
  courses: CoursesByPath;
  isOrdered: boolean; // PAY-2
}

function LateParts(props: Props) {
  return (
    <>
      <OwnWeek uid={props.uid} grants={props.grants} courses={props.courses} />
      <OwnReviews grants={props.grants} courses={props.courses} />
      <OwnNotes uid={props.uid} courses={props.courses} />
      <OwnQuestions uid={props.uid} />
      <OwnWorks uid={props.uid} courses={props.courses} />
      {props.isOrdered && <OwnOrders uid={props.uid} courses={props.courses} />}
      <OwnCertificates uid={props.uid} />
      <OwnGraduateReviews uid={props.uid} />
    </>
  );
}

export default guarded(LateParts);
